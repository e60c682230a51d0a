/** Finds mistakes in a contract with Redocly, and their files and lines. */
import path from 'node:path';
import {
  type Document,
  getLineColLocation,
  lintDocument,
  loadConfig,
  type NormalizedProblem,
  unescapePointerFragment,
} from '@redocly/openapi-core';
import { isObject } from '../../src/api/response-parts.ts';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import type { ContractFiles } from './contract-files.ts';
import { describeBrokenReference, findReference } from './describe-references.ts';

const rules = path.join(import.meta.dirname, 'contract-rules.yaml');

const exampleRules = [
  'no-invalid-media-type-examples',
  'no-invalid-parameter-examples',
  'no-invalid-schema-examples',
];

/** The examples of contracts with more characters than this are not checked. */
const maxCheckedLength = 1_000_000;

/** The most kinds of warnings that are printed. Further kinds are only counted. */
const maxWarnings = 5;

/** Messages about a value that programs cannot read. A keyword that they do not know is only ignored. */
const wrongValue = /^Expected type|can be one of the following only/;

/** Describes the consequence of a problem in the structure of the document. One rule covers several kinds of problems. */
function describeConsequence({ message, suggest: [suggestion] }: NormalizedProblem): string {
  const question = suggestion === undefined ? '' : `Did you mean "${suggestion}"? `;
  if (wrongValue.test(message)) return `${question}It is left out.`;
  return question + (message.includes('not expected') ? 'It is ignored.' : 'It is read without.');
}

type Location = ReturnType<typeof getLineColLocation>;

function describe(problem: NormalizedProblem, { source, start, end = start }: Location): string {
  const { ruleId, message, severity } = problem;
  if (message.startsWith("Can't resolve")) {
    const lines = source.getLines().slice(start.line - 1, end.line);
    const sentence = describeBrokenReference(findReference(lines.join('\n')).reference);
    return severity === 'warn' ? `${sentence} Until then it is left out.` : sentence;
  }
  const sentence = message.replaceAll('`', '"').replace(/[^.?]$/, '$&.');
  return ruleId === 'struct' ? `${sentence} ${describeConsequence(problem)}` : sentence;
}

/** The operation that contains a problem, as the end of a message: ` (GET /pets)`. */
function describeOperation({ location: [place] }: NormalizedProblem): string {
  const [, item, method] = /^#\/paths\/([^/]+)\/([a-z]+)\//.exec(place?.pointer ?? '') ?? [];
  if (item === undefined || method === undefined || method === 'parameters') return '';
  return ` (${method.toUpperCase()} ${unescapePointerFragment(item)})`;
}

/**
 * Identifies the kind of a problem. Two problems are of the same kind if they differ only in the names in their
 * messages.
 */
const getKind = ({ ruleId, message }: NormalizedProblem) =>
  `${ruleId} ${message.replaceAll(/(["'`]).*?\1/g, '')}`;

/** Throws the first mistake. Other problems are warnings, of which the first of each kind is printed. */
export function throwMistakes(
  problems: readonly NormalizedProblem[],
  files: ContractFiles,
  onWarning?: (warning: string) => void,
): void {
  const toText = (problem: NormalizedProblem) => {
    const [location] = problem.location.map(getLineColLocation);
    if (!location) return problem.message;
    const place = `${files.getName(location.source.absoluteRef)}:${location.start.line}`;
    const sentence = describe(problem, location) + describeOperation(problem);
    return escapeControlCharacters(`${place}: ${sentence}`);
  };
  const mistakes = problems.filter(({ severity }) => severity === 'error');
  const [mistake] = mistakes;
  const count = mistakes.length > 1 ? ` (1 of ${mistakes.length} mistakes)` : '';
  if (mistake) throw new CommandError(toText(mistake) + count);
  if (!onWarning) return;
  const kinds = Object.values(Object.groupBy(problems, getKind)).flatMap((kind) =>
    kind ? [kind] : [],
  );
  for (const [first, ...more] of kinds.slice(0, maxWarnings)) {
    if (first)
      onWarning(toText(first) + (more.length > 0 ? ` (and ${more.length} more like this)` : ''));
  }
  const others = kinds.slice(maxWarnings).flat().length;
  if (others > 0) onWarning(`The contract has ${others} more warnings, of other kinds.`);
}

/** Finds the problems of a contract and its files, by the rules in `contract-rules.yaml`. */
export async function findProblems(document: Document, files: ContractFiles, isForPeople: boolean) {
  const config = await loadConfig({ configPath: rules });
  // In a large contract, each of these rules takes a second.
  if (!isForPeople || document.source.body.length > maxCheckedLength)
    config.skipRules(exampleRules);
  const problems = await lintDocument({ document, config, externalRefResolver: files });
  // If a schema is wrong, its examples cannot be checked. The schema is reported by itself.
  return problems.filter(({ message }) => !message.startsWith('Example validation errored'));
}

const isReferenceProblem = ({ ruleId }: NormalizedProblem) => ruleId === 'no-unresolved-refs';

/** The object or list that contains the value of a problem, and the keys of the value. */
async function findOwner({ location: [place] }: NormalizedProblem, files: ContractFiles) {
  const file = place && (await files.cache.get(place.source.absoluteRef));
  if (!place?.pointer || !file || file instanceof Error) return undefined;
  const keys = place.pointer.split('/').slice(1).map(unescapePointerFragment);
  const last = keys.at(-1) ?? '';
  const owner = keys.slice(0, -1).reduce<unknown>((node, key) => Object(node)[key], file.parsed);
  return isObject(owner) ? { owner, last, list: keys.at(-2) } : undefined;
}

/** Turns references to parts of their own file that do not exist into warnings. */
export const acceptBrokenReferences = (
  problems: readonly NormalizedProblem[],
  files: ContractFiles,
): Promise<NormalizedProblem[]> =>
  Promise.all(
    problems.map(async (problem) => {
      if (!isReferenceProblem(problem)) return problem;
      const { owner = {}, last = '' } = (await findOwner(problem, files)) ?? {};
      const { $ref } = Object(Reflect.get(owner, last)) as { $ref?: unknown };
      const isLocal = typeof $ref === 'string' && $ref.startsWith('#/');
      return isLocal ? { ...problem, severity: 'warn' as const } : problem;
    }),
  );

/**
 * Removes values that programs cannot read, such as a list in place of a schema, from the document and its files. A
 * reference that leads nowhere becomes an empty object, which as a schema is that of any value. A parameter needs more,
 * so it is removed.
 */
export async function leaveOutWrongValues(
  problems: readonly NormalizedProblem[],
  files: ContractFiles,
): Promise<void> {
  const lists = new Set<unknown[]>();
  for (const problem of problems) {
    if (!isReferenceProblem(problem) && !wrongValue.test(problem.message)) continue;
    const place = await findOwner(problem, files);
    if (!place) continue;
    const { owner, last, list } = place;
    if (isReferenceProblem(problem) && list !== 'parameters') Reflect.set(owner, last, {});
    else Reflect.deleteProperty(owner, last);
    if (Array.isArray(owner)) lists.add(owner);
  }
  // Deleted entries leave holes in a list, which `filter` skips.
  for (const list of lists) list.splice(0, list.length, ...list.filter(() => true));
}

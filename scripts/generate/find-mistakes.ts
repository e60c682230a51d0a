/** Finds mistakes in a contract by Redocly, each with its file and line. */
import path from 'node:path';
import {
  type Document,
  getLineColLocation,
  lintDocument,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import type { ContractFiles } from './contract-files.ts';
import { describeBrokenReference, findReference } from './describe-references.ts';

const rules = path.join(import.meta.dirname, 'contract-rules.yaml');

/** What to do about a problem of the document's structure, whose rule covers several kinds. */
function nextStep({ message, suggest: [suggestion] }: NormalizedProblem): string {
  if (suggestion !== undefined) return `Did you mean "${suggestion}"? Correct it.`;
  if (/must be present|Must contain/.test(message)) return 'Add it.';
  return message.includes('not expected')
    ? 'Remove it, or move it to where it belongs.'
    : 'Correct it.';
}

type Location = ReturnType<typeof getLineColLocation>;

function describe(problem: NormalizedProblem, { source, start, end = start }: Location): string {
  const { ruleId, message } = problem;
  if (message.startsWith("Can't resolve")) {
    const lines = source.getLines().slice(start.line - 1, end.line);
    return describeBrokenReference(findReference(lines.join('\n')).reference);
  }
  const sentence = message.replaceAll('`', '"').replace(/[^.?]$/, '$&.');
  return ruleId === 'struct' ? `${sentence} ${nextStep(problem)}` : sentence;
}

/** Throws the first of the problems that is an error; the others are warnings. */
export function throwMistakes(
  problems: readonly NormalizedProblem[],
  files: ContractFiles,
  onWarning?: (warning: string) => void,
): void {
  const bySeverity = Object.groupBy(problems, ({ severity }) => severity);
  const { error: mistakes = [], warn: warnings = [] } = bySeverity;
  const toText = (problem: NormalizedProblem) => {
    const [location] = problem.location.map(getLineColLocation);
    if (!location) return problem.message;
    const place = `${files.nameOf(location.source.absoluteRef)}:${location.start.line}`;
    return escapeControlCharacters(`${place}: ${describe(problem, location)}`);
  };
  const [mistake] = mistakes.map(toText);
  const count = mistakes.length > 1 ? ` (1 of ${mistakes.length} mistakes)` : '';
  if (mistake !== undefined) throw new CommandError(mistake + count);
  for (const warning of warnings) onWarning?.(toText(warning));
}

/** What is wrong with a contract, and with the files that it refers to, by `contract-rules.yaml`. */
export async function findProblems(document: Document, files: ContractFiles) {
  const config = await loadConfig({ configPath: rules });
  return lintDocument({ document, config, externalRefResolver: files });
}

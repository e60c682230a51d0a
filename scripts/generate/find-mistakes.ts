/** Finds mistakes in a contract by Redocly, each with its file and line. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { describeBrokenReference } from './resolve-references.ts';

const rules = fileURLToPath(new URL('contract-rules.yaml', import.meta.url));

export interface ContractMistakes {
  /** With them no program can use the contract. */
  errors: string[];
  /** Wrong examples. */
  warnings: string[];
  /** Why Redocly could not look for any: it is not YAML, or not OpenAPI. */
  failure?: string;
}

/** What to do about a problem of the document's structure, whose rule covers several kinds. */
function nextStep({ message, suggest: [suggestion] }: NormalizedProblem): string {
  if (suggestion !== undefined) return `Did you mean "${suggestion}"? Correct it.`;
  if (/must be present|Must contain/.test(message)) return 'Add it.';
  return message.includes('not expected')
    ? 'Remove it, or move it to where it belongs.'
    : 'Correct it.';
}

type Location = ReturnType<typeof getLineColLocation>;

/** The text of the `$ref` in the lines of a problem. */
function readReference({ source, start, end = start }: Location): string {
  const lines = source.getLines().slice(start.line - 1, end.line);
  return /\$ref["']?\s*:\s*["']?([^\s"',}]+)/.exec(lines.join('\n'))?.[1] ?? '$ref';
}

function describe(problem: NormalizedProblem, location: Location): string {
  const { ruleId, message } = problem;
  if (ruleId === 'no-unresolved-refs' && message.startsWith("Can't resolve")) {
    return describeBrokenReference(readReference(location));
  }
  const sentence = message.replaceAll('`', '"').replace(/[^.?]$/, '$&.');
  return ruleId === 'struct' ? `${sentence} ${nextStep(problem)}` : sentence;
}

/** The mistakes in a contract and in the files that it refers to, in which it is called `name`. */
export async function findMistakes(file: string, name: string): Promise<ContractMistakes> {
  const config = await loadConfig({ configPath: rules });
  const found = await lint({ ref: file, config }).catch((error: Error) => error);
  if (found instanceof Error) {
    const [reason = ''] = found.message.split('\n');
    return { errors: [], warnings: [], failure: escapeControlCharacters(reason) };
  }
  const textsOf = (severity: NormalizedProblem['severity']) =>
    found
      .filter((problem) => problem.severity === severity)
      .flatMap((problem) =>
        problem.location.slice(0, 1).map((place) => {
          const location = getLineColLocation(place);
          const { absoluteRef } = location.source;
          const source = absoluteRef === path.resolve(file) ? name : path.relative('', absoluteRef);
          return escapeControlCharacters(
            `${source}:${location.start.line}: ${describe(problem, location)}`,
          );
        }),
      );
  return { errors: textsOf('error'), warnings: textsOf('warn') };
}

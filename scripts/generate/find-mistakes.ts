/** Finds mistakes in a contract by Redocly, each with its file and line. */
import path from 'node:path';
import {
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
} from '@redocly/openapi-core';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { describeBrokenReference } from './resolve-references.ts';

const rules = path.join(import.meta.dirname, 'contract-rules.yaml');

export const notOpenApi =
  'An OpenAPI document begins with "openapi: 3.1.0" and has "info" and "paths": correct it, or give another file.';

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

/**
 * Throws the first mistake in a contract, which is called `name`, and in the files that it refers to. A wrong example
 * is a warning.
 */
export async function assertNoMistakes(
  file: string,
  name: string,
  onWarning?: (warning: string) => void,
): Promise<void> {
  const config = await loadConfig({ configPath: rules });
  const found = await lint({ ref: file, config }).catch(({ message }: Error) => {
    // Reported with its name where the references are resolved.
    if (message === 'Self-referencing circular pointer') return [];
    const [reason = ''] = message.split('\n');
    throw new CommandError(`${name}:1: ${escapeControlCharacters(reason)}. ${notOpenApi}`);
  });
  const bySeverity = Object.groupBy(found, ({ severity }) => severity);
  const { error: mistakes = [], warn: warnings = [] } = bySeverity;
  const toText = (problem: NormalizedProblem) => {
    const [location] = problem.location.map(getLineColLocation);
    if (!location) return `${name}: ${problem.message}`;
    const { absoluteRef } = location.source;
    const source = absoluteRef === path.resolve(file) ? name : path.relative('', absoluteRef);
    const text = `${source}:${location.start.line}: ${describe(problem, location)}`;
    return escapeControlCharacters(text);
  };
  const [mistake] = mistakes.map(toText);
  const count = mistakes.length > 1 ? ` (1 of ${mistakes.length} mistakes)` : '';
  if (mistake !== undefined) throw new CommandError(mistake + count);
  for (const warning of warnings) onWarning?.(toText(warning));
}

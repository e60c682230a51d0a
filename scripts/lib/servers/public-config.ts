import { existsSync, readFileSync } from 'node:fs';
import { escapeControlCharacters } from '../escape-control-characters.ts';
import {
  type Deployment,
  deploymentKeys,
  findDeploymentMistake,
} from '../../../src/app/deployment.ts';

const file = 'public/config.json';

/**
 * Reads a configuration as the page does: if it is invalid, the defaults apply. Returns its keys, and sentences about
 * keys that it cannot set.
 */
export function parsePublicConfig(text: string) {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The text is no JSON object, which is reported below.
  }
  const mistake = findDeploymentMistake(json);
  const values = (mistake === undefined ? json : {}) as Partial<Deployment>;
  const warnings = Object.keys(values)
    .filter((key) => !deploymentKeys.includes(key))
    .map(
      (key) => `${file} has the unknown key "${key}". The keys are ${deploymentKeys.join(', ')}.`,
    );
  if (mistake !== undefined) warnings.push(`${file} is not used: ${mistake}. Correct it there.`);
  return { values, warnings };
}

type PublicConfig = ReturnType<typeof parsePublicConfig>;

export const readPublicConfig = (): PublicConfig =>
  parsePublicConfig(existsSync(file) ? readFileSync(file, 'utf8') : '{}');

/** Lines of a start-up text: mistakes in public/config.json, and its addresses that the command replaces. */
export function configLines(
  { values, warnings }: PublicConfig,
  replaced: { apiBaseUrl: string; socketUrl: string },
): string {
  const overrides = (['apiBaseUrl', 'socketUrl'] as const).flatMap((key) => {
    const configured = values[key];
    if (!configured || configured.replace(/\/+$/, '') === replaced[key]) return [];
    return [`The ${key} of ${file}, ${configured}, is not used: ${replaced[key]} is.`];
  });
  return [...warnings, ...overrides]
    .map((line) => `  Configuration ${escapeControlCharacters(line)}\n`)
    .join('');
}

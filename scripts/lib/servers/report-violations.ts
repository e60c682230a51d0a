import { escapeControlCharacters } from '../escape-control-characters.ts';
import type { Violation } from './gateway.ts';

/** Prints the contract violations of one request and its response, one a line. */
export function reportViolations(request: string, violations: Violation[]): void {
  for (const { location, message } of violations) {
    const line = `Contract violated by ${request}: ${location.join('.')} ${message}`;
    console.error(escapeControlCharacters(line));
  }
}

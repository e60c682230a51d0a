import { escapeControlCharacters } from '../escape-control-characters.ts';

/** A contract violation, in a request or in a response. */
interface Violation {
  location: string[];
  message: string;
}

const printed = new Set<string>();

/** Prints why a server cannot be reached, once for each reason: the page tries again and again. */
export function printOutage(message: string): void {
  if (!printed.has(message)) console.error(escapeControlCharacters(message));
  printed.add(message);
}

/** Prints the contract violations of one request and its response, one a line. */
export function printViolations(request: string, violations: Violation[]): void {
  for (const { location, message } of violations) {
    const line = `Contract violated by ${request}: ${location.join('.')} ${message}`;
    console.error(escapeControlCharacters(line));
  }
}

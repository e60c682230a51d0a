import { escapeControlCharacters } from '../escape-control-characters.ts';

const printed = new Set<string>();

/** Prints why a server cannot be reached, once for each reason: the page tries again and again. */
export function printOutage(message: string): void {
  if (!printed.has(message)) console.error(escapeControlCharacters(message));
  printed.add(message);
}

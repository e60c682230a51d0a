import { parseAllDocuments } from 'yaml';

/** Says what is wrong with the text of a file that cannot be parsed, and on which line. */
export function describeSyntaxError(
  { message }: Error,
  text: string,
): [line: number, sentence: string] {
  const [, second] = parseAllDocuments(text);
  if (second && message.startsWith('expected a single document')) {
    const line = text.slice(0, second.range[0]).split('\n').length;
    return [line, 'A second document begins here: give it a file of its own, or remove it.'];
  }
  const [, reason = message, line = 1] = /^(.+?)(?: in ".*")? \((\d+):\d+\)$/.exec(message) ?? [];
  return [Number(line), `This is not YAML: ${reason}. Correct it here, or in the line before.`];
}

/** Matches texts with a typed query, without regard to case and accents. */

const letter = String.raw`[\p{L}\p{M}\p{N}]`;

/** A regular expression for each word of a query, whose letters may have accents. */
const listPatterns = (query: string): string[] =>
  query
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      word.replace(/./gu, (each) => String.raw`\u{${each.codePointAt(0)?.toString(16)}}\p{M}*`),
    );

const atWordStart = (pattern: string) => `(?<!${letter})${pattern}`;

const matches = (text: string, pattern: string) =>
  new RegExp(pattern, 'iu').test(text.normalize('NFD').trim());

/** The score of a text that has, for each word of the query, a word that begins with it. */
export const wordStartScore = 0.4;

/** How well a text matches: 1 if it equals the query, 0 if a word of the query does not occur in it. */
export function scoreText(text: string, query: string): number {
  const words = listPatterns(query);
  const whole = words.join(String.raw`\s+`);
  if (words.length === 0 || !words.every((word) => matches(text, word))) return 0;
  if (matches(text, `^${whole}$`)) return 1;
  if (matches(text, `^${whole}(?!${letter})`)) return 0.8;
  if (matches(text, `^${whole}`)) return 0.6;
  return words.every((word) => matches(text, atWordStart(word))) ? wordStartScore : 0.2;
}

/** Splits a text at the words of a query, preferably those at the start of a word. Every second part is such a word. */
export function splitMatches(text: string, query: string): string[] {
  const words = listPatterns(query).map((word) =>
    matches(text, atWordStart(word)) ? atWordStart(word) : word,
  );
  if (words.length === 0) return [text];
  const parts = text.normalize('NFD').split(new RegExp(`(${words.join('|')})`, 'iu'));
  return parts.map((part) => part.normalize());
}

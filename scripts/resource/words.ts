import ts from 'typescript';

const shouted = new Set(['id', 'url', 'uri', 'ip']);

/** `getAllUsers`, `gift-cards` and `mobile_no` as the words they are made of, in lower case. */
export const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** What the singular and the plural of a word have in common: `stori` of story and stories. */
export const stem = (word: string) => word.replace(/[es]+$/, '').replace(/y$/, 'i');

export const capitalised = (word: string) => (word[0] ?? '').toUpperCase() + word.slice(1);

export const inCamelCase = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? word : capitalised(word))).join('');

/** A name of the contract as a label: `expiresAt` is Expires, `navigationUrl` is Navigation URL. */
export function labelOf(name: string): string {
  const words = wordsOf(name);
  const told = words.length > 1 && words.at(-1) === 'at' ? words.slice(0, -1) : words;
  return told.map((word) => (shouted.has(word) ? word.toUpperCase() : capitalised(word))).join(' ');
}

function singularOf(word: string) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(ss|x|ch|sh|[^aeo]us)es$|(?<![su])s$/, '$1');
}

/** One of many, as the contract itself calls it where one of its words is the singular. */
export function oneOf(many: readonly string[], words: readonly string[]): string[] {
  const last = many.at(-1) ?? '';
  const known = words.find((word) => word !== last && stem(word) === stem(last));
  return [...many.slice(0, -1), known ?? singularOf(last)];
}

/** A name for a variable; a word that the language keeps for itself is none. */
export function variable(name: string): string {
  const keyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(name));
  return keyword === undefined ? name : 'record';
}

export const quoted = (text: string) => JSON.stringify(text);

/** A property of an object, as code. */
export const read = (object: string, property: string) =>
  /^[A-Za-z_$][\w$]*$/.test(property) ? `${object}.${property}` : `${object}[${quoted(property)}]`;

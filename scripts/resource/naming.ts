import ts from 'typescript';
import { capitalise } from '../../src/engine/labels.ts';

/** The common stem of a singular and its plural: `stori` for story and stories. */
export const stemWord = (word: string) => word.replace(/[es]+$/, '').replace(/y$/, 'i');

export const toCamelCase = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? word : capitalise(word))).join('');

function removePluralEnding(word: string) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(ss|x|ch|sh|[^aeo]us)es$|(?<![su])s$/, '$1');
}

/** The singular of a plural name: a word of the contract with the same stem, or else by English endings. */
export function toSingular(plural: readonly string[], contractWords: readonly string[]): string[] {
  const last = plural.at(-1) ?? '';
  const known = contractWords.find((word) => word !== last && stemWord(word) === stemWord(last));
  return [...plural.slice(0, -1), known ?? removePluralEnding(last)];
}

/** A valid variable name: `record` in place of a reserved word. */
export function toVariableName(name: string): string {
  const keyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(name));
  return keyword === undefined ? name : 'record';
}

export const quote = (text: string) => JSON.stringify(text);

/** The code that reads a property of an object. */
export const propertyAccess = (object: string, property: string) =>
  /^[A-Za-z_$][\w$]*$/.test(property) ? `${object}.${property}` : `${object}[${quote(property)}]`;

import ts from 'typescript';
import { capitalise } from '../../src/engine/config/labels.ts';

export const toCamelCase = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? word : capitalise(word))).join('');

/** A valid variable name: `record` in place of a reserved word. */
export function toVariableName(name: string): string {
  const keyword = ts.identifierToKeywordKind(ts.factory.createIdentifier(name));
  return keyword === undefined ? name : 'record';
}

export const quote = (text: string) => JSON.stringify(text);

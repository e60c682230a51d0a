import type { Constraints } from '../../api/contract.ts';
import { isNamePart } from '../config/field-types.ts';

/** A text with at most so many characters is short. */
const maxShortLength = 12;

/** A character or a class of characters of a pattern, and how often it may occur. */
const atom = /(?:\\.|\[(?:\\.|[^\]])*\]|[^\\()[\]|{}*+?^$])(\*|\+|\?|\{\d+(?:,\d*)?\})?/g;

function getMaxCount(quantifier = '?'): number {
  if (quantifier === '?') return 1;
  return Number(/(\d+)\}$/.exec(quantifier)?.[1] ?? Infinity);
}

/** The length of the longest text that a pattern matches; Infinity if it has none, or groups or alternatives. */
export function getPatternLength(pattern: string): number {
  const source = /^\^(.*)\$$/.exec(pattern)?.[1];
  if (source === undefined || source.replace(atom, '') !== '') return Infinity;
  return [...source.matchAll(atom)].reduce((sum, [, count]) => sum + getMaxCount(count), 0);
}

/** Whether half of a line is enough for a text, according to the contract. */
export const isShortText = (name: string, { maxLength, pattern }: Constraints): boolean =>
  isNamePart(name) ||
  (maxLength ?? Infinity) <= maxShortLength ||
  (pattern !== undefined && getPatternLength(pattern) <= maxShortLength);

interface FieldLength {
  name: string;
  isShort: boolean;
}

/** The names of the fields that share a line: each two that are short and next to each other. */
export function findHalfFields(fields: readonly FieldLength[]): Set<string> {
  const halves = new Set<string>();
  for (const [index, { name, isShort }] of fields.entries()) {
    const next = fields[index + 1];
    if (!isShort || !next?.isShort || halves.has(name)) continue;
    halves.add(name).add(next.name);
  }
  return halves;
}

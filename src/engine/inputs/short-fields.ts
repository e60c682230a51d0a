import type { Constraints } from '../../api/contract.ts';
import { isNamePart } from '../config/field-types.ts';
import type { FormFieldConfig, InputType } from '../config/input-values.ts';

/** Types of input whose values are short, whatever the constraints. */
const shortTypes = new Set<InputType | undefined>([
  'colour',
  'date',
  'dateTime',
  'number',
  'select',
  'time',
  'yesNo',
]);

/** A text with at most so many characters is short. */
const maxShortLength = 12;

/** A character or a class of characters of a pattern, and how often it may occur. */
const atom = /(?:\\.|\[(?:\\.|[^\]])*\]|[^\\()[\]|{}*+?^$])(\*|\+|\?|\{\d+(?:,\d*)?\})?/y;

function getMaxCount(quantifier = '?'): number {
  if (quantifier === '?') return 1;
  return Number(/(\d+)\}$/.exec(quantifier)?.[1] ?? Infinity);
}

/** The length of the longest text that a pattern matches; Infinity if it has none, or groups or alternatives. */
export function getPatternLength(pattern: string): number {
  const source = /^\^(.*)\$$/.exec(pattern)?.[1];
  if (source === undefined) return Infinity;
  let length = 0;
  for (atom.lastIndex = 0; atom.lastIndex < source.length;) {
    const match = atom.exec(source);
    if (!match) return Infinity;
    length += getMaxCount(match[1]);
  }
  return length;
}

const getMaxLength = ({ maxLength, pattern }: Constraints): number =>
  Math.min(maxLength ?? Infinity, pattern === undefined ? Infinity : getPatternLength(pattern));

/** Whether half of a line is enough for the values of a field, according to the contract. */
export function isShortField(
  name: string,
  { type, input, options }: FormFieldConfig,
  constraints: Constraints,
): boolean {
  if (input) return false;
  if (shortTypes.has(type) || options) return true;
  if (type !== 'text' && type !== 'digits') return false;
  return isNamePart(name) || getMaxLength(constraints) <= maxShortLength;
}

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

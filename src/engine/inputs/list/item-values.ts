import type { Constraints } from '../../../api/contract.ts';
import { toLabel } from '../../labels.ts';
import type { ListItem } from '../input-values.ts';

/** One property of an item. */
export interface ItemField {
  key: string;
  constraints: Constraints;
  /** "Description"; undefined for the first property, which has the label of the item. */
  label: string | undefined;
}

/** The properties of an item in the contract's order. */
export const listItemFields = ({ items }: Constraints): ItemField[] =>
  Object.entries(items?.properties ?? {}).map(([key, constraints], index) => ({
    key,
    constraints,
    label: index === 0 ? undefined : toLabel(key),
  }));

const isBlankText = (text = '') => text.trim() === '';

export const isBlank = (item: ListItem) => Object.values(item).every(isBlankText);

/** The length of a text as JSON Schema counts it: in code points, so that an emoji counts as one. */
export const countCharacters = (text: string) => [...text].length;

/** The error of one property of an item. An empty text is an error only if it is required. */
export function getTextError(
  text: string,
  { maxLength = Infinity }: Constraints,
  label: string,
  isRequired: boolean,
): string | undefined {
  if (countCharacters(text) > maxLength) return `${label}: at most ${maxLength} characters`;
  return isRequired && isBlankText(text) ? `${label} is required` : undefined;
}

/** Whether an item can be added: each of its properties needs a text. */
export const isComplete = (item: ListItem, fields: readonly ItemField[]) =>
  fields.every(({ key, constraints }) => !getTextError(item[key] ?? '', constraints, '', true));

import type { Constraints } from '../../api/contract.ts';
import { getDefaultValues } from '../config/derive-form-fields.ts';
import {
  type FormFieldConfig,
  isFreeTextType,
  type ArrayItem,
  type Parts,
} from '../config/input-values.ts';

/** One property of an item, or the whole item where it is not an object. */
export interface ItemField {
  /** Undefined for the whole item. */
  key: string | undefined;
  config: FormFieldConfig;
  constraints: Constraints;
  isRequired: boolean;
  /** "Description"; undefined for the first property, which has the label of the item. */
  label: string | undefined;
}

/** The fields of an item in the contract's order. */
export function listItemFields(
  config: FormFieldConfig | undefined,
  { items = {} }: Constraints,
): ItemField[] {
  if (!config) return [];
  if (config.type !== 'group') {
    return [{ key: undefined, config, constraints: items, isRequired: true, label: undefined }];
  }
  return Object.entries(config.fields ?? {}).map(([key, field], index) => ({
    key,
    config: field,
    constraints: items.properties?.[key] ?? {},
    isRequired: items.required?.includes(key) ?? false,
    label: index === 0 ? undefined : field.label,
  }));
}

const isParts = (item: ArrayItem): item is Parts => typeof item === 'object' && item !== null;

export function getPart(item: ArrayItem, { key }: ItemField): unknown {
  if (key === undefined) return item;
  return isParts(item) ? item[key] : undefined;
}

export const setPart = (item: ArrayItem, { key }: ItemField, value: unknown): ArrayItem =>
  key === undefined ? value : { ...(isParts(item) ? item : {}), [key]: value };

/** An item with the defaults of the contract. */
export const createItem = (fields: readonly ItemField[]): ArrayItem =>
  fields.reduce<ArrayItem>(
    (item, field) => setPart(item, field, getDefaultValues({ it: field.constraints }).it ?? ''),
    undefined,
  );

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Whether nothing was typed or chosen. */
export const isBlank = (item: ArrayItem, fields: readonly ItemField[]) => {
  const initial = createItem(fields);
  return fields.every((field) => {
    const value = getPart(item, field);
    return isEmpty(value) || value === getPart(initial, field);
  });
};

/** Whether a field is a text that may be anything. */
export const isFreeText = ({ config }: ItemField) => isFreeTextType(config);

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
  return isRequired && text.trim() === '' ? `${label} is required` : undefined;
}

/** Whether an item can be added. */
export const isComplete = (item: ArrayItem, fields: readonly ItemField[]) =>
  fields.every((field) => {
    const { isRequired, constraints } = field;
    const value = getPart(item, field);
    if (isFreeText(field)) return !getTextError(String(value ?? ''), constraints, '', isRequired);
    return !isRequired || !isEmpty(value);
  });

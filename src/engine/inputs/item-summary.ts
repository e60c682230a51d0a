import type { FormFieldConfig, ArrayItem } from '../config/input-values.ts';
import { getPart, type ItemField } from './item-values.ts';

/** What says nothing to a reader, or may not be shown. */
const unreadableTypes: ReadonlySet<FormFieldConfig['type']> = new Set([
  'password',
  'reference',
  'json',
]);

/** The texts within a value, without the names of its parts. */
function readTexts(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (value instanceof File) return value.name;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(readTexts).filter(Boolean).join(', ');
}

/** A value in the row of its item: "Quantity 2", "Fragile", or the text itself. */
function summarise(value: unknown, { config }: ItemField): string {
  if (unreadableTypes.has(config.type) && !config.options) return '';
  if (typeof value === 'boolean') return value ? config.label : '';
  const text = readTexts(value);
  return text !== '' && config.type === 'number' ? `${config.label} ${text}` : text;
}

/** What the row of an item shows: its first value, and the others. */
export function summariseItem(item: ArrayItem, fields: readonly ItemField[]) {
  const [first, ...others] = fields;
  return {
    title: first ? summarise(getPart(item, first), first) : '',
    details: others
      .map((field) => summarise(getPart(item, field), field))
      .filter(Boolean)
      .join(' · '),
  };
}

import { formatDateTime } from '../cells/format-text.ts';
import type { FormFieldConfig } from '../config/input-values.ts';

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** A value of any type, and the values within it, as one text; empty for none. */
function readText(value: unknown): string {
  if (isBlank(value)) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value instanceof File) return value.name;
  if (typeof value !== 'object') return String(value).trim();
  return Object.values(value as object)
    .map(readText)
    .filter(Boolean)
    .join(', ');
}

function countItems(items: readonly unknown[], { label, listLabel = label }: FormFieldConfig) {
  return `${items.length} ${(items.length === 1 ? label : listLabel).toLowerCase()}`;
}

/** A value of a form field in words, short enough for one line unless it is a long text: "3 starters". */
export function formatValue(value: unknown, config: FormFieldConfig): string {
  const { type } = config;
  // Not in a response, so whether there is one is not known.
  if (type === 'password') return 'hidden';
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return 'empty';
  switch (type) {
    case 'image':
      return 'the present image';
    case 'file':
      return 'the present file';
    case 'dateTime':
      return formatDateTime(String(value));
    case 'time':
      return String(value).slice(0, 8);
    case 'json':
      return JSON.stringify(value);
    case 'array':
      return Array.isArray(value) ? countItems(value, config) : readText(value);
    default:
      return readText(value) || 'empty';
  }
}

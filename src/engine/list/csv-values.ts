import { formatDateTime } from '../cells/cells.tsx';
import { readValue } from '../cells/field-value.tsx';
import { formatValue } from '../cells/object-cells.tsx';
import type { FieldConfig, ResourceRecord } from '../config/resource.ts';

export type CsvValue = string | number;

/** A reference is exported as the identifier, which the list shows only where the record has no name. */
function getReferenceId(value: unknown): string {
  const { _id, id } = value as { _id?: string | number | null; id?: string | number | null };
  return String((typeof value === 'object' ? (_id ?? id) : value) ?? '');
}

/**
 * What a column shows of a record, as a value of a CSV file: a text in full, a count as a number, an image by its
 * absolute URL. An absent value is empty. A custom cell is a component, so its property is exported as a text, unless
 * the column has an `exportValue`.
 */
export function getCsvValue(
  column: FieldConfig,
  record: ResourceRecord,
  resolveUrl: (url: string) => string,
): CsvValue {
  const { exportValue, cell, type = 'text' } = column;
  const value = exportValue ? exportValue(record) : readValue(column, record);
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return value;
  if (exportValue || cell) return formatText(value);
  switch (type) {
    case 'count':
      return (value as readonly unknown[]).length;
    case 'dateTime':
      return formatDateTime(value as string);
    case 'image':
      return resolveUrl(value as string);
    case 'reference':
      return getReferenceId(value);
    default:
      return formatText(value);
  }
}

/** The text of a value of any type. The console shows an object without values as "—": a file has none there. */
function formatText(value: unknown): string {
  const text = formatValue(value);
  return typeof value === 'object' && text === '—' ? '' : text;
}

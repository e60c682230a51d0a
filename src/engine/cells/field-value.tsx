import type { ComponentType } from 'react';
import type { ResourceRecord, FieldConfig } from '../resource.ts';
import { cells } from './cells.tsx';

const isAbsent = (value: unknown) => value === null || value === undefined || value === '';

/** The whole text of a cell whose text may be truncated; undefined for other types of cells. */
export function getFullText(
  { key, value, cell, type = 'text' }: FieldConfig,
  record: ResourceRecord,
): string | undefined {
  const text = value ? value(record) : key && record[key];
  return !cell && type === 'text' && !isAbsent(text) ? String(text) : undefined;
}

interface FieldValueProps {
  field: FieldConfig;
  record: ResourceRecord;
  /** The name of the record for the alternative text of an image; not needed in a row, which shows the name. */
  recordLabel?: string;
}

/** The value of a column or a detail field; an absent value as "—". */
export function FieldValue({ field, record, recordLabel }: FieldValueProps) {
  const { key, value: valueOf, cell: Cell, type = 'text', label } = field;
  if (Cell) return <Cell record={record} />;
  const value = valueOf ? valueOf(record) : key && record[key];
  if (isAbsent(value)) return '—';
  const BuiltInCell = cells[type] as ComponentType<{ value: unknown; alt: string }>;
  return <BuiltInCell value={value} alt={recordLabel ? `${label} of ${recordLabel}` : ''} />;
}

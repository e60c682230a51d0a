import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../../ui/loading.tsx';
import type { ResourceRecord, FieldConfig } from '../resource.ts';
import { cells } from './cells.tsx';

const isAbsent = (value: unknown) => value === null || value === undefined || value === '';

/** The whole text of a cell whose text may be truncated; undefined for other types of cells. */
export function getFullText(
  { key, value, cell, type = 'text' }: FieldConfig,
  record: ResourceRecord,
): string | undefined {
  const text = value ? value(record) : key && record[key];
  return !cell && (type === 'text' || type === 'enum') && !isAbsent(text)
    ? String(text)
    : undefined;
}

interface FieldValueProps {
  field: FieldConfig;
  record: ResourceRecord;
  /** The name of the record for the alternative text of an image; not needed in a row, which shows the name. */
  recordLabel?: string;
}

/** The value of a column or a detail field; an absent value as "—". */
export function FieldValue({ field, record, recordLabel }: FieldValueProps) {
  const { key, value: valueOf, cell: Cell, type = 'text', label, variants, resource } = field;
  const value = valueOf ? valueOf(record) : key && record[key];
  if (isAbsent(value)) return '—';
  if (Cell) {
    return (
      <Suspense fallback={<Skeleton height={22} />}>
        <Cell value={value} record={record} />
      </Suspense>
    );
  }
  const BuiltInCell = cells[type] as ComponentType<
    Pick<FieldConfig, 'variants' | 'resource'> & { value: unknown; alt: string }
  >;
  const alt = recordLabel ? `${label} of ${recordLabel}` : '';
  return <BuiltInCell value={value} alt={alt} variants={variants} resource={resource} />;
}

import { type ComponentType, Suspense } from 'react';
import { Skeleton } from '../../ui/loading/loading.tsx';
import type { ResourceRecord, FieldConfig } from '../config/resource.ts';
import { cells } from './cells.tsx';

/** What a column or a detail field shows of a record, before it is formatted. */
export const readValue = ({ key, value }: FieldConfig, record: ResourceRecord): unknown =>
  value ? value(record) : key && record[key];

const isAbsent = (value: unknown) => value === null || value === undefined || value === '';

/** Whether a record has a value for a column or a detail field. */
export const hasValue = (field: FieldConfig, record: ResourceRecord): boolean =>
  !isAbsent(readValue(field, record));

/** The whole text of a cell whose text may be truncated; undefined for other types of cells. */
export function getFullText(field: FieldConfig, record: ResourceRecord): string | undefined {
  const { cell, type = 'text' } = field;
  const text = readValue(field, record);
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
  const { cell: Cell, type = 'text', label, variants, resource } = field;
  const value = readValue(field, record);
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

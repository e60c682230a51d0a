import { Suspense } from 'react';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { isBlank } from '../config/is-empty.ts';
import type { FieldConfig, ResourceRecord } from '../config/resource.ts';
import { cellKinds, getCellKind, type TextContext } from './cell-kinds.ts';
import { formatText } from './format-text.ts';

/** What a column or a detail field shows of a record, before it is formatted. */
export const readValue = ({ key, value }: FieldConfig, record: ResourceRecord): unknown =>
  value ? value(record) : key && record[key];

/** Whether a record has a value for a column or a detail field. */
export const hasValue = (field: FieldConfig, record: ResourceRecord): boolean =>
  !isBlank(readValue(field, record));

/** What is exported and copied of a record; of a custom cell, the property as text. Empty without a value. */
export function getText(
  field: FieldConfig,
  record: ResourceRecord,
  context: TextContext,
): string | number {
  const value = readValue(field, record);
  if (typeof value === 'number') return value;
  if (isBlank(value)) return '';
  return getCellKind(field).text?.(value, field, context) ?? formatText(value);
}

/** The whole text of a cell whose text may be truncated; undefined for other kinds of cells. */
export const getFullText = (field: FieldConfig, record: ResourceRecord): string | undefined =>
  getCellKind(field) === cellKinds.text && hasValue(field, record)
    ? formatText(readValue(field, record))
    : undefined;

interface FieldValueProps {
  field: FieldConfig;
  record: ResourceRecord;
  /** The name of the record for the alternative text of an image; not needed in a row, which shows the name. */
  recordLabel?: string;
}

/** The value of a column or a detail field; an absent value as "—". */
export function FieldValue({ field, record, recordLabel }: FieldValueProps) {
  const { cell: Cell, label, variants, resource } = field;
  const value = readValue(field, record);
  if (isBlank(value)) return '—';
  if (Cell) {
    return (
      <Suspense fallback={<Skeleton height={22} />}>
        <Cell value={value} record={record} />
      </Suspense>
    );
  }
  const { component: KindCell } = getCellKind(field);
  if (!KindCell) return formatText(value) || '—';
  const alt = recordLabel ? `${label} of ${recordLabel}` : '';
  return <KindCell value={value} alt={alt} variants={variants} resource={resource} />;
}

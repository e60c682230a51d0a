import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { FieldValue, hasValue, readValue } from '../cells/field-value.tsx';
import type { ResourceRecord, FieldConfig } from '../config/resource.ts';
import styles from './detail-list.module.css';
import { RelativeTime } from './relative-time.tsx';

interface DetailCardProps {
  fields: readonly FieldConfig[];
  children: (field: FieldConfig) => ReactNode;
}

function DescriptionList({ fields, children }: DetailCardProps) {
  if (fields.length === 0) return null;
  return (
    <dl className={styles.list}>
      {fields.map((field, key) => (
        <div key={key}>
          <dt>{field.label}</dt>
          <dd>{children(field)}</dd>
        </div>
      ))}
    </dl>
  );
}

const isTimestamp = ({ type }: FieldConfig) => type === 'dateTime';

/** A card of fields, with the timestamps at the end. */
function DetailCard({ fields, children }: DetailCardProps) {
  return (
    <div className={styles.card}>
      <DescriptionList fields={fields.filter((field) => !isTimestamp(field))}>
        {children}
      </DescriptionList>
      <DescriptionList fields={fields.filter(isTimestamp)}>{children}</DescriptionList>
    </div>
  );
}

interface DetailListProps {
  fields: readonly FieldConfig[];
  record: ResourceRecord;
  /** The name of the record for the user. */
  recordLabel?: string;
}

/** A record as a description list. */
export function DetailList({ fields, ...props }: DetailListProps) {
  return (
    <DetailCard fields={fields}>
      {(field) => (
        <>
          <FieldValue field={field} {...props} />
          <ValueAddition field={field} record={props.record} />
        </>
      )}
    </DetailCard>
  );
}

/** What follows a value: a copy button, or how long ago a timestamp was. */
function ValueAddition({ field, record }: { field: FieldConfig; record: ResourceRecord }) {
  if (!hasValue(field, record)) return null;
  const value = readValue(field, record);
  if (field.type === 'dateTime') return <RelativeTime timestamp={String(value)} />;
  const text = field.isCopyable ? toCopiedText(value) : '';
  return text !== '' && <CopyButton label={field.label} text={text} />;
}

/** The text of a value; of a record that is referred to, its identifier. */
function toCopiedText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const { _id, id = _id } = value as { _id?: unknown; id?: unknown };
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '';
}

export function LoadingDetails({ fields }: { fields: readonly FieldConfig[] }) {
  return <DetailCard fields={fields}>{() => <Skeleton height={22} />}</DetailCard>;
}

import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/loading.tsx';
import { FieldValue } from '../cells/field-value.tsx';
import type { ResourceRecord, FieldConfig } from '../resource.ts';
import styles from './detail-list.module.css';

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
    <DetailCard fields={fields}>{(field) => <FieldValue field={field} {...props} />}</DetailCard>
  );
}

export function LoadingDetails({ fields }: { fields: readonly FieldConfig[] }) {
  return <DetailCard fields={fields}>{() => <Skeleton height={22} />}</DetailCard>;
}

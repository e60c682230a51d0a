import { type ReactNode, use, useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { formatRelativeTime } from '../../ui/format.ts';
import { FieldValue, getText, hasValue, readValue } from '../cells/cell-kinds.tsx';
import type { ResourceRecord, FieldConfig } from '../config/resource.ts';
import { ResourcesContext } from '../config/resources-context.ts';
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
          <dd dir="auto">{children(field)}</dd>
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
  /** Whether it is only what the list has of the record: the rest is on its way. */
  isPartial?: boolean;
}

/** A record as a description list. */
export function DetailList({ fields, isPartial = false, ...props }: DetailListProps) {
  const isComing = (field: FieldConfig) =>
    isPartial && (field.cell !== undefined || !hasValue(field, props.record));
  return (
    <DetailCard fields={fields}>
      {(field) =>
        isComing(field) ? (
          <Skeleton height={22} />
        ) : (
          <>
            <FieldValue field={field} {...props} />
            {isTimestamp(field) && <RelativeTime timestamp={readValue(field, props.record)} />}
            {field.isCopyable && <CopyField field={field} record={props.record} />}
          </>
        )
      }
    </DetailCard>
  );
}

/** How long ago a timestamp was, as seen when it is first shown; nothing for a value that is none. */
function RelativeTime({ timestamp }: { timestamp: unknown }) {
  const [now] = useState(() => Date.now());
  const text = String(timestamp);
  const time = Date.parse(text);
  if (Number.isNaN(time)) return null;
  return (
    <>
      {' UTC '}
      <span className={styles.relative} title={`Here: ${new Date(time).toLocaleString()}`}>
        · {formatRelativeTime(time, now)}
      </span>
    </>
  );
}

/** A button that copies the text of a value. */
function CopyField({ field, record }: { field: FieldConfig; record: ResourceRecord }) {
  const context = { api: useApi(), resources: use(ResourcesContext) };
  const text = String(getText(field, record, context));
  return text !== '' && <CopyButton label={field.label} text={text} />;
}

export function LoadingDetails({ fields }: { fields: readonly FieldConfig[] }) {
  return <DetailCard fields={fields}>{() => <Skeleton height={22} />}</DetailCard>;
}

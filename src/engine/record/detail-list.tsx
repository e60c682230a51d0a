import { use } from 'react';
import { useApi, useSessionStore } from '../../session/session-context.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { maxShown, More } from '../../ui/more.tsx';
import { formatRelativeTime } from '../../ui/format.ts';
import { FieldValue, getText, hasValue, readValue } from '../cells/cell-kinds.tsx';
import type { ResourceRecord, ResolvedField } from '../config/resource.ts';
import { ResourcesContext } from '../config/resources-context.ts';
import styles from './detail-list.module.css';

const isTimestamp = ({ type }: ResolvedField) => type === 'dateTime';

interface DetailListProps {
  fields: readonly ResolvedField[];
  /** The record; undefined while it is loading. */
  record: ResourceRecord | undefined;
  /** The name of the record for the user. */
  recordLabel?: string | undefined;
  /** Whether `record` is the row of the list, shown while the whole record is loading. */
  isPartial?: boolean;
}

/** A record as a card of description lists: its fields, and below them its timestamps. */
export function DetailList({ fields, record, recordLabel = '', isPartial }: DetailListProps) {
  const renderValue = (field: ResolvedField) => {
    const isComing = isPartial && (field.cell !== undefined || !hasValue(field, record ?? {}));
    if (!record || isComing) return <Skeleton height={22} />;
    return (
      <>
        <FieldValue field={field} record={record} recordLabel={recordLabel} />
        {isTimestamp(field) && <RelativeTime timestamp={readValue(field, record)} />}
        {field.isCopyable && <CopyField field={field} record={record} />}
      </>
    );
  };
  const renderList = (listed: readonly ResolvedField[]) =>
    listed.length > 0 && (
      <dl className={styles.list}>
        {listed.map((field, key) => (
          <div key={key}>
            <dt className="note">{field.label}</dt>
            <dd dir="auto">{renderValue(field)}</dd>
          </div>
        ))}
      </dl>
    );
  const others = fields.filter((field) => !isTimestamp(field));
  const rest = others.slice(maxShown);
  return (
    <div className="card">
      {renderList(others.slice(0, maxShown))}
      {rest.length > 0 && (
        <div className={styles.more}>
          <More count={rest.length}>{renderList(rest)}</More>
        </div>
      )}
      {renderList(fields.filter(isTimestamp))}
    </div>
  );
}

/**
 * How long ago a timestamp was by the server's clock, updated with the data. Nothing is shown if the value is no
 * timestamp.
 */
function RelativeTime({ timestamp }: { timestamp: unknown }) {
  const store = useSessionStore();
  const text = String(timestamp);
  const time = Date.parse(text);
  if (Number.isNaN(time)) return null;
  return (
    <>
      <span> UTC </span>
      <span className="note" title={`Here: ${new Date(time).toLocaleString()}`}>
        {`· ${formatRelativeTime(time, store.getServerTime())}`}
      </span>
    </>
  );
}

/** A button that copies the text of a value. */
function CopyField({ field, record }: { field: ResolvedField; record: ResourceRecord }) {
  const context = { api: useApi(), resources: use(ResourcesContext) };
  const text = String(getText(field, record, context));
  return text !== '' && <CopyButton label={field.label} text={text} />;
}

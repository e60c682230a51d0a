import { useState } from 'react';
import { formatRelativeTime } from '../../ui/relative-time.ts';
import { formatDateTime } from '../cells/cells.tsx';
import styles from './detail-list.module.css';

/** How long ago a timestamp was, as seen when it is first shown; nothing for a text that is none. */
export function RelativeTime({ timestamp }: { timestamp: string }) {
  const [now] = useState(() => Date.now());
  const time = Date.parse(timestamp);
  if (Number.isNaN(time)) return null;
  return (
    <>
      {' '}
      <span className={styles.relative} title={`${formatDateTime(timestamp)} UTC`}>
        · {formatRelativeTime(time, now)}
      </span>
    </>
  );
}

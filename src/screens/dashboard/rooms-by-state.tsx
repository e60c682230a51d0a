import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { Panel } from './panel.tsx';
import type { RoomShare } from './room-shares.ts';
import styles from './rooms-by-state.module.css';

/** How the rooms divide into states, as a bar and as numbers. */
export function RoomsByState({ shares }: { shares: readonly RoomShare[] }) {
  const hasRooms = shares.some(({ count }) => count > 0);
  return (
    <Panel title="Rooms by state">
      {!hasRooms && <EmptyState>There are no rooms yet.</EmptyState>}
      {hasRooms && (
        <div className={styles.bar} aria-hidden>
          {shares.map(
            ({ state, count }) =>
              count > 0 && (
                <div key={state} className={styles[state]} style={{ flexGrow: count }} />
              ),
          )}
        </div>
      )}
      {hasRooms && (
        <dl className={styles.legend}>
          {shares.map(({ state, label, count, percentage }) => (
            <div key={state} className={styles.line}>
              <dt className={styles[state]}>{label}</dt>
              <dd>{formatCount(count)}</dd>
              <dd className={styles.percentage}>{percentage}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

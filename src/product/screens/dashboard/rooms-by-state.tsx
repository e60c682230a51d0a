import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import type { RoomShares } from './dashboard-counts.ts';
import styles from './rooms-by-state.module.css';

/** How the rooms divide into states, as a bar and as numbers. */
export function RoomsByState({ shares }: { shares: RoomShares }) {
  const hasRooms = shares.some(({ count }) => count > 0);
  return (
    <Panel title="Stories by status">
      {!hasRooms && <EmptyState>There are no stories yet.</EmptyState>}
      {hasRooms && (
        <div className={styles.bar} aria-hidden>
          {shares.map(
            ({ label, colour, count }) =>
              count > 0 && (
                <div key={label} style={{ flexGrow: count, background: `var(--${colour})` }} />
              ),
          )}
        </div>
      )}
      {hasRooms && (
        <dl>
          {shares.map(({ label, status, colour, count, percentage }) => (
            <div key={label} className={styles.share}>
              <dt style={{ '--state': `var(--${colour})` }}>
                <RouteLink to={`/admin/stories?status=${status}`}>{label}</RouteLink>
              </dt>
              <dd>{formatCount(count)}</dd>
              <dd className="note">{percentage}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

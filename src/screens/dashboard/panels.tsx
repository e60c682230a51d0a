import { type CSSProperties, type ReactElement, use, useId } from 'react';
import { generatePath } from 'react-router-dom';
import { getIcon, type Resource } from '../../engine/config/resource.ts';
import { ResourcesContext } from '../../engine/config/resources-context.ts';
import { usePreferences } from '../../session/session-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './panels.module.css';
import type { RoomShares } from './dashboard-counts.ts';

/** A card below the counts. */
function Panel({
  title,
  children,
}: {
  title: string;
  children: ReactElement | (ReactElement | false)[];
}) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** How the rooms divide into states, as a bar and as numbers. */
export function RoomsByState({ shares }: { shares: RoomShares }) {
  const hasRooms = shares.some(({ count }) => count > 0);
  return (
    <Panel title="Rooms by state">
      {!hasRooms && <EmptyState>There are no rooms yet.</EmptyState>}
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
          {shares.map(({ label, colour, count, percentage }) => (
            <div key={label} className={styles.share}>
              <dt style={{ '--state': `var(--${colour})` } as CSSProperties}>{label}</dt>
              <dd>{formatCount(count)}</dd>
              <dd className="note">{percentage}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

/** The records that the administrator opened last, latest first. */
export function useRecentRecords(resources: readonly Resource[]) {
  return usePreferences().recentRecords.flatMap(({ resource: name, id, label }) => {
    // A resource may have been removed since.
    const resource = resources.find((each) => each.name === name);
    if (!resource || id === '') return [];
    const to = generatePath(resource.routes.view, { id });
    return [{ to, label, kind: resource.labels.singular, icon: getIcon(resource) }];
  });
}

/** Links to the records that the administrator opened last. */
export function RecentlyOpened() {
  const lines = useRecentRecords(Object.values(use(ResourcesContext))).slice(0, 5);
  return (
    <Panel title="Recently opened">
      {lines.length === 0 ? (
        <EmptyState>Records that you open appear here.</EmptyState>
      ) : (
        <ul className={styles.records}>
          {lines.map(({ to, label, kind, icon }) => (
            <li key={to} className={styles.record}>
              <Icon of={icon} label={kind} className={styles.kind} />
              <RouteLink to={to} className={styles.link} title={label}>
                {label}
              </RouteLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

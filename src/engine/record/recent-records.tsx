import { use } from 'react';
import { generatePath } from 'react-router-dom';
import { usePreferences } from '../../session/session-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconOrLetters } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import type { Resource } from '../config/resource.ts';
import { ResourcesContext } from '../config/resources-context.ts';
import styles from './recent-records.module.css';

/** The records that the administrator opened last, latest first. */
export function useRecentRecords(resources: readonly Resource[]) {
  return usePreferences().recentRecords.flatMap(({ resource: name, id, label }) => {
    // The resource of a record may have been removed since the record was opened.
    const resource = resources.find((each) => each.name === name);
    if (!resource || id === '') return [];
    const to = generatePath(resource.routes.view, { id });
    return [{ to, label, kind: resource.labels.singular, icon: resource.icon }];
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
              <IconOrLetters of={icon} name={kind} label={kind} className={styles.kind} />
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

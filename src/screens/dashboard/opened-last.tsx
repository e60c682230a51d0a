import { use } from 'react';
import { generatePath } from 'react-router-dom';
import { ResourcesContext } from '../../engine/config/resources-context.ts';
import { usePreferences } from '../../session/session-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './opened-last.module.css';
import { Panel } from './panel.tsx';

const maxLines = 5;

/** Links to the records that the administrator opened last. */
export function OpenedLast() {
  const resources = Object.values(use(ResourcesContext));
  const { recentRecords } = usePreferences();
  const lines = recentRecords
    .flatMap(({ resource: name, id, label }) => {
      // A resource may have been removed since.
      const resource = resources.find((each) => each.name === name);
      if (!resource || id === '') return [];
      const to = generatePath(resource.routes.view, { id });
      return [{ to, label, kind: resource.labels.singular }];
    })
    .filter(({ to }, index, all) => all.findIndex((each) => each.to === to) === index)
    .slice(0, maxLines);

  return (
    <Panel title="Opened last">
      {lines.length === 0 ? (
        <EmptyState>Records that you open appear here.</EmptyState>
      ) : (
        <ul className={styles.list}>
          {lines.map(({ to, label, kind }) => (
            <li key={to} className={styles.line}>
              <RouteLink to={to} className={styles.link} title={label}>
                {label}
              </RouteLink>
              <span className={styles.kind}>{kind}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

import { useQuery } from '@tanstack/react-query';
import { listQuery } from '../../engine/config/queries.ts';
import type { Resource } from '../../engine/config/resource.ts';
import { RecentlyOpened } from '../../engine/record/recent-records.tsx';
import { useApi } from '../../session/session-context.ts';
import { formatCount } from '../../ui/format.ts';
import { IconOrLetters } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { resources } from '../resources.ts';
import styles from './overview-screen.module.css';

/** The dashboard of a product without one of its own: the number of records of each resource. */
export function OverviewScreen() {
  return (
    <>
      <PageHead title="Dashboard" />
      <div className={styles.cards}>
        {resources.map((resource) => (
          <CountCard key={resource.name} resource={resource} />
        ))}
      </div>
      <div className={styles.recent}>
        <RecentlyOpened />
      </div>
    </>
  );
}

/** The number of records, as a link to their list; "—" if the server does not send it. */
function CountCard({ resource }: { resource: Resource }) {
  const { defaultSize: pageSize } = resource.paging.pageSizes;
  // This is the page with which the list opens, so that it is loaded already.
  const query = useQuery(listQuery(useApi(), resource, { pageNumber: 1, pageSize, search: '' }));
  const { total, isTotalKnown = false } = query.data ?? {};
  return (
    <RouteLink to={resource.routes.list} className={styles.card}>
      <span className={styles.count} aria-busy={query.isPending}>
        {isTotalKnown && total !== undefined ? (
          formatCount(total)
        ) : (
          <>
            <span aria-hidden>—</span>
            <span className="visually-hidden">{query.isError ? 'not read' : 'unknown'}</span>
          </>
        )}
      </span>
      <IconOrLetters of={resource.icon} name={resource.labels.plural} className={styles.icon} />
      <span className={styles.label}>{resource.labels.plural}</span>
    </RouteLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../session/session-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { CountCard } from './count-card.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import styles from './dashboard-screen.module.css';
import { OpenedLast, RoomsByState } from './panels.tsx';
import { getRoomShares } from './room-shares.ts';

/** The lists that the cards link to, by position. */
const listNames = ['users', 'stories', 'genres', 'stories', 'stories', 'stories'];

/** The height of the panel of rooms, in pixels. */
const roomsHeight = 238;

export function DashboardScreen() {
  const query = useQuery(dashboardQuery(useApi()));
  const shares = query.isSuccess && getRoomShares(query.data.data);
  return (
    <div className={styles.dashboard} aria-busy={query.isRefetching}>
      <PageHead title="Dashboard" />
      <QueryBoundary query={query} subject="The counts" loading={<LoadingCards />}>
        {({ data }) => (
          <div className={styles.cards}>
            {data.length === 0 && <EmptyState>There is nothing to count yet.</EmptyState>}
            {data.map(({ key, value }, index) => (
              <CountCard
                // The contract does not require `key`, so only the position identifies a card.
                key={index}
                position={index}
                to={`/admin/${listNames[index] ?? 'dashboard'}`}
                label={key ?? '—'}
                count={value}
              />
            ))}
          </div>
        )}
      </QueryBoundary>
      <div className={styles.panels}>
        {query.isPending && (
          <section aria-busy>
            <Skeleton height={roomsHeight} />
          </section>
        )}
        {shares && <RoomsByState shares={shares} />}
        <OpenedLast />
      </div>
    </div>
  );
}

const LoadingCards = () => (
  <div className={styles.cards}>
    {listNames.map((_, index) => (
      <Skeleton key={index} height={128} />
    ))}
  </div>
);

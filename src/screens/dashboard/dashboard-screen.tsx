import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useApi } from '../../session/session-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './dashboard-screen.module.css';
import { dashboardQuery, getRoomShares } from './dashboard-counts.ts';
import { OpenedLast, RoomsByState } from './panels.tsx';

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

interface CountCardProps {
  to: string;
  label: string;
  count: number | null | undefined;
}

/** A count as a link to the counted records; assistive technology gets the final count without the animation. */
function CountCard({ to, label, count }: CountCardProps) {
  const isKnown = count !== null && count !== undefined;
  return (
    <RouteLink to={to} className={styles.card}>
      <span className="visually-hidden">{isKnown ? count : 'unknown'}</span>
      <span className={styles.count} style={{ '--count': count } as CSSProperties} aria-hidden>
        {!isKnown && '—'}
      </span>
      <span>{label}</span>
    </RouteLink>
  );
}

import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query.ts';
import { useApi } from '../../session/session-context.ts';
import { Empty } from '../../ui/empty.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CountCard } from './count-card.tsx';
import styles from './dashboard-screen.module.css';

/** Where the cards lead, in order. */
const targets = ['users', 'stories', 'genres', 'stories', 'stories', 'stories'];

export function DashboardScreen() {
  const query = useQuery(readQuery(useApi(), 'GET /api/admin/getDashboardData', {}));
  return (
    <div className={styles.entrance}>
      <PageHead title="Dashboard" />
      <QueryView query={query} what="The counts" loading={<LoadingCards />}>
        {({ data }) => (
          <div className={styles.cards}>
            {data.length === 0 && <Empty>There is nothing to count yet.</Empty>}
            {data.map(({ key, value }, index) => (
              <CountCard
                // The order is all that is sure: a key may be absent.
                key={index}
                place={index}
                to={`/admin/${targets[index] ?? 'dashboard'}`}
                label={key ?? '—'}
                count={value}
              />
            ))}
          </div>
        )}
      </QueryView>
    </div>
  );
}

const LoadingCards = () => (
  <div className={styles.cards}>
    {targets.map((_, index) => (
      <Skeleton key={index} height={128} />
    ))}
  </div>
);

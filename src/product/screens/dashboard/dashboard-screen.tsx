import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import PlayCircleOutlined from '@ant-design/icons-svg/es/asn/PlayCircleOutlined';
import TagsOutlined from '@ant-design/icons-svg/es/asn/TagsOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RecentlyOpened } from '../../../engine/record/recent-records.tsx';
import { useApi } from '../../../session/session-context.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/loading/loading.tsx';
import { QueryBoundary } from '../../../ui/loading/query-boundary.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import styles from './dashboard-screen.module.css';
import { dashboardQuery, getRoomShares } from './dashboard-counts.ts';
import { RoomsByState } from './rooms-by-state.tsx';

/** The link of each card, by position: its list with a filter, its icon and its colour. */
const targets = [
  { list: 'users', icon: TeamOutlined, colour: '#0e7490' },
  { list: 'stories', icon: BookOutlined, colour: '#15803d' },
  { list: 'genres', icon: TagsOutlined, colour: '#1d4ed8' },
  { list: 'stories?status=active', icon: PlayCircleOutlined, colour: '#b91c1c' },
  { list: 'stories?status=upcoming', icon: ClockCircleOutlined, colour: '#475569' },
  { list: 'stories?status=completed', icon: CheckCircleOutlined, colour: '#b45309' },
];

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
                target={targets[index]}
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
            <Skeleton height={236} />
          </section>
        )}
        {shares && <RoomsByState shares={shares} />}
        <RecentlyOpened />
      </div>
    </div>
  );
}

const LoadingCards = () => (
  <div className={styles.cards}>
    {targets.map((_, index) => (
      <Skeleton key={index} height={96} />
    ))}
  </div>
);

interface CountCardProps {
  target: (typeof targets)[number] | undefined;
  label: string;
  count: number | null | undefined;
}

/** A count as a link to the counted records. */
function CountCard({ target, label, count }: CountCardProps) {
  return (
    <RouteLink
      to={`/admin/${target?.list ?? 'dashboard'}`}
      className={styles.card}
      style={{ '--position': target?.colour }}
    >
      <span className={styles.count}>
        {typeof count === 'number' ? (
          <RunningCount count={count} />
        ) : (
          <>
            <span aria-hidden>—</span>
            <span className="visually-hidden">unknown</span>
          </>
        )}
      </span>
      {target && (
        <span className={styles.tile}>
          <Icon of={target.icon} />
        </span>
      )}
      <span className={styles.label}>{label}</span>
    </RouteLink>
  );
}

/** How long the animation of a count takes. */
const countDurationMs = 2000;

/**
 * A number that counts up from 0 to its value. Assistive technology receives the value at once. It is text, so that it
 * can be copied and found.
 */
function RunningCount({ count }: { count: number }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    const startMs = performance.now();
    function showFrame() {
      const next = (performance.now() - startMs) / countDurationMs;
      setProgress(next);
      if (next < 1) frame = requestAnimationFrame(showFrame);
    }
    let frame = requestAnimationFrame(showFrame);
    return () => cancelAnimationFrame(frame);
  }, []);

  if (isStill || progress >= 1) return <span>{count}</span>;
  return (
    <>
      <span aria-hidden>{Math.trunc(count * progress)}</span>
      <span className="visually-hidden">{count}</span>
    </>
  );
}

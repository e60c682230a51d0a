import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined';
import CheckCircleOutlined from '@ant-design/icons-svg/es/asn/CheckCircleOutlined';
import ClockCircleOutlined from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import PlayCircleOutlined from '@ant-design/icons-svg/es/asn/PlayCircleOutlined';
import TagsOutlined from '@ant-design/icons-svg/es/asn/TagsOutlined';
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useApi } from '../../session/session-context.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './dashboard-screen.module.css';
import { dashboardQuery, getRoomShares } from './dashboard-counts.ts';
import { RecentlyOpened, RoomsByState } from './panels.tsx';

/** The list that each card links to, its icon and its colour, by position. */
const targets = [
  { list: 'users', icon: TeamOutlined, colour: '#0e7490' },
  { list: 'stories', icon: BookOutlined, colour: '#15803d' },
  { list: 'genres', icon: TagsOutlined, colour: '#1d4ed8' },
  { list: 'stories', icon: PlayCircleOutlined, colour: '#b91c1c' },
  { list: 'stories', icon: ClockCircleOutlined, colour: '#475569' },
  { list: 'stories', icon: CheckCircleOutlined, colour: '#b45309' },
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

/** A count as a link to the counted records; assistive technology gets the final count without the animation. */
function CountCard({ target, label, count }: CountCardProps) {
  const isKnown = count !== null && count !== undefined;
  return (
    <RouteLink
      to={`/admin/${target?.list ?? 'dashboard'}`}
      className={styles.card}
      style={{ '--position': target?.colour } as CSSProperties}
    >
      <span className="visually-hidden">{isKnown ? count : 'unknown'}</span>
      <span className={styles.count} style={{ '--count': count } as CSSProperties} aria-hidden>
        {!isKnown && '—'}
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

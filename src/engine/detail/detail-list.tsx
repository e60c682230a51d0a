import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShownValue } from '../cells/shown-value.tsx';
import type { Item, Shown } from '../resource.ts';
import styles from './detail-list.module.css';

interface DetailsProps {
  details: readonly Shown[];
  children: (shown: Shown) => ReactNode;
}

function Terms({ details, children }: DetailsProps) {
  if (details.length === 0) return null;
  return (
    <dl className={styles.list}>
      {details.map((shown) => (
        <div key={shown.label}>
          <dt>{shown.label}</dt>
          <dd>{children(shown)}</dd>
        </div>
      ))}
    </dl>
  );
}

const isTimestamp = ({ as }: Shown) => as === 'dateTime';

/** A card of details, its timestamps at the foot. */
function Details({ details, children }: DetailsProps) {
  return (
    <div className={styles.card}>
      <Terms details={details.filter((shown) => !isTimestamp(shown))}>{children}</Terms>
      <Terms details={details.filter(isTimestamp)}>{children}</Terms>
    </div>
  );
}

/** A record as a description list. */
export function DetailList({ details, item }: { details: readonly Shown[]; item: Item }) {
  return <Details details={details}>{(shown) => <ShownValue shown={shown} item={item} />}</Details>;
}

export function LoadingDetails({ details }: { details: readonly Shown[] }) {
  return <Details details={details}>{() => <Skeleton height={22} />}</Details>;
}

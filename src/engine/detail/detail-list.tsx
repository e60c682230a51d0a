import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ShownValue } from '../cells/shown-value.tsx';
import type { Item, Shown } from '../resource.ts';
import styles from './detail-list.module.css';

interface DetailsProps {
  details: readonly Shown[];
  children: (shown: Shown) => ReactNode;
}

function Details({ details, children }: DetailsProps) {
  return (
    <dl className={styles.list}>
      {details.map((shown) => (
        <div key={shown.label} className={shown.as === 'dateTime' ? styles.foot : undefined}>
          <dt>{shown.label}</dt>
          <dd>{children(shown)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A record as a description list; its timestamps stand at the foot. */
export function DetailList({ details, item }: { details: readonly Shown[]; item: Item }) {
  return <Details details={details}>{(shown) => <ShownValue shown={shown} item={item} />}</Details>;
}

export function LoadingDetails({ details }: { details: readonly Shown[] }) {
  return <Details details={details}>{() => <Skeleton height={22} />}</Details>;
}

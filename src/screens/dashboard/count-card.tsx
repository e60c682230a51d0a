import styles from './count-card.module.css';
import { useCountUp } from './use-count-up.ts';
import { RouteLink } from '../../ui/route-link.tsx';

/** The classes by position. */
const colourClasses = ['info', 'success', 'primary', 'danger', 'secondary', 'warning'];

interface CountCardProps {
  /** The index of the card. */
  position: number;
  to: string;
  label: string;
  count: number | null | undefined;
}

/** A count as a link to the counted records; assistive technology gets the final count without the animation. */
export function CountCard({ position, to, label, count }: CountCardProps) {
  const animatedCount = useCountUp(count ?? 0);
  const colourClass = styles[colourClasses[position % colourClasses.length] ?? ''];
  const isKnown = count !== null && count !== undefined;
  return (
    <RouteLink to={to} className={`${styles.card} ${colourClass}`}>
      <span className="visually-hidden">{isKnown ? count : 'unknown'}</span>
      <span className={styles.count} aria-hidden>
        {isKnown ? animatedCount : '—'}
      </span>
      <span>{label}</span>
    </RouteLink>
  );
}

import { Link } from 'react-router-dom';
import styles from './count-card.module.css';
import { useCountUp } from './use-count-up.ts';

/** The colours by position, product.md §9. */
const colours = ['info', 'success', 'primary', 'danger', 'secondary', 'warning'];

interface CountCardProps {
  /** Its position, counted from 0. */
  place: number;
  to: string;
  label: string;
  count: number | null | undefined;
}

/** A count that leads to what it counts; assistive technology hears the end of the animation at once. */
export function CountCard({ place, to, label, count }: CountCardProps) {
  const shown = useCountUp(count ?? 0);
  const colour = styles[colours[place % colours.length] ?? ''];
  const known = count !== null && count !== undefined;
  return (
    <Link to={to} className={`${styles.card} ${colour}`}>
      <span className="visually-hidden">{known ? count : 'unknown'}</span>
      <span className={styles.count} aria-hidden>
        {known ? shown : '—'}
      </span>
      <span>{label}</span>
    </Link>
  );
}

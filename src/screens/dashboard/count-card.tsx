import { useEffect, useState } from 'react';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './count-card.module.css';

const countUpMs = 2000;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from 0 to `end` in two seconds; with reduced motion it starts at `end`. */
function useCountUp(end: number): number {
  const [progress, setProgress] = useState(() => (prefersReducedMotion() ? 1 : 0));

  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const elapsedMs = Math.max(0, now - start);
      setProgress(Math.min(elapsedMs / countUpMs, 1));
      if (elapsedMs < countUpMs) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return progress === 1 ? end : Math.round(end * progress);
}

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

import { useEffect, useState } from 'react';

/** How long the count runs, in milliseconds, product.md §9. */
const duration = 2000;

const motionIsUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from 0 to `end`; at once where reduced motion is asked for. */
export function useCountUp(end: number): number {
  const [count, setCount] = useState(() => (motionIsUnwanted() ? end : 0));

  useEffect(() => {
    if (motionIsUnwanted()) {
      setCount(end);
      return undefined;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, now - start) / duration);
      setCount(progress === 1 ? end : Math.round(end * progress));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [end]);

  return count;
}

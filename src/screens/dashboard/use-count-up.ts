import { useEffect, useState } from 'react';

/** How long the count runs, in milliseconds, product.md §9. */
const duration = 2000;

const motionIsUnwanted = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from 0 to `end`; at once where reduced motion is asked for. */
export function useCountUp(end: number): number {
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    const length = motionIsUnwanted() ? 0 : duration;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.max(0, now - start);
      setProgress(passed < length ? passed / length : 1);
      if (passed < length) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return progress === 1 ? end : Math.round(end * progress);
}

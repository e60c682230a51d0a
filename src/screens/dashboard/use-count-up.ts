import { useEffect, useState } from 'react';

const durationMs = 2000;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts from 0 to `end` in two seconds; with reduced motion it starts at `end`. */
export function useCountUp(end: number): number {
  const [progress, setProgress] = useState(() => (prefersReducedMotion() ? 1 : 0));

  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const elapsedMs = Math.max(0, now - start);
      setProgress(Math.min(elapsedMs / durationMs, 1));
      if (elapsedMs < durationMs) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  return progress === 1 ? end : Math.round(end * progress);
}

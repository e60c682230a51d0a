import { useCallback, useEffect, useRef } from 'react';

interface Timeout {
  /** Runs the callback after `ms`; cancelled by another `start` and when the component unmounts. */
  start: (callback: () => void, ms: number) => void;
  cancel: () => void;
}

/** One timeout, cleared when the component unmounts. */
export function useTimeout(): Timeout {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useRef(false);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      cancel();
    };
  }, [cancel]);
  return {
    cancel,
    start(callback, ms) {
      cancel();
      // A response may arrive after the component has unmounted.
      if (isMounted.current) timer.current = setTimeout(callback, ms);
    },
  };
}

import { useCallback, useEffect, useRef } from 'react';

interface Later {
  /** Runs `what` after `ms`, unless the component is gone, or something else was asked for, by then. */
  run: (what: () => void, ms: number) => void;
  cancel: () => void;
}

export function useLater(): Later {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = useRef(false);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      cancel();
    };
  }, [cancel]);
  return {
    cancel,
    run(what, ms) {
      cancel();
      // An answer may come after its screen was left; then there is nothing to do later.
      if (here.current) timer.current = setTimeout(what, ms);
    },
  };
}

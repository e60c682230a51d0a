import { useCallback, useEffect, useRef } from 'react';

interface Later {
  /** Runs `what` after `ms`, unless the component is gone, or something else was asked for, by then. */
  run: (what: () => void, ms: number) => void;
  cancel: () => void;
}

export function useLater(): Later {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  return {
    cancel,
    run(what, ms) {
      cancel();
      timer.current = setTimeout(what, ms);
    },
  };
}

import { useEffect, useMemo } from 'react';

interface Later {
  /** Runs `what` after `ms`, unless the component is gone, or something else was asked for, by then. */
  run: (what: () => void, ms: number) => void;
  cancel: () => void;
}

export function useLater(): Later {
  const later = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => clearTimeout(timer);
    return {
      cancel,
      run(what: () => void, ms: number) {
        cancel();
        timer = setTimeout(what, ms);
      },
    };
  }, []);
  useEffect(() => later.cancel, [later]);
  return later;
}

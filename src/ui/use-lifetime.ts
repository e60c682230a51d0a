import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSessionStore } from '../session/session-context.ts';

/** Returns a function that returns a signal, which aborts when the component unmounts. */
function useMountedSignal(): () => AbortSignal {
  const mounted = useRef<AbortController>(undefined);
  useLayoutEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(() => mounted.current?.signal ?? AbortSignal.abort(), []);
}

/** Returns a function that returns a signal, which aborts when the component unmounts or the session changes. */
export function useLifetimeSignal(): () => AbortSignal {
  const store = useSessionStore();
  const getSignal = useMountedSignal();
  return useCallback(() => AbortSignal.any([store.getSignal(), getSignal()]), [store, getSignal]);
}

/** A timeout that ends when its component unmounts. */
export function useTimeout() {
  const getSignal = useMountedSignal();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  return {
    cancel,
    /** Runs the callback after `ms`. A timeout that was started before is cancelled. */
    start(callback: () => void, ms: number) {
      cancel();
      // The component may have unmounted before a response arrives or the time is over.
      const signal = getSignal();
      timer.current = setTimeout(() => signal.aborted || callback(), ms);
    },
  };
}

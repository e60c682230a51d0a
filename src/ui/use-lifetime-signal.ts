import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSessionStore } from '../session/session-context.ts';

/** Returns a function that returns a signal, which aborts when the component unmounts or the session changes. */
export function useLifetimeSignal(): () => AbortSignal {
  const store = useSessionStore();
  const mounted = useRef<AbortController>(undefined);
  useLayoutEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback(
    () => AbortSignal.any([store.getSignal(), mounted.current?.signal ?? AbortSignal.abort()]),
    [store],
  );
}

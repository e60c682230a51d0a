import { useMemo } from 'react';
import { type Realtime, useRealtime } from '../../realtime/create-realtime.ts';

/** The services that `onSuccess` and `onListReady` of a resource receive. */
export interface Services {
  realtime: Realtime;
}

export function useServices(): Services {
  const realtime = useRealtime();
  return useMemo(() => ({ realtime }), [realtime]);
}

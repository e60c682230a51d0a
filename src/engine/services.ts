import { useMemo } from 'react';
import type { Realtime } from '../realtime/create-realtime.ts';
import { useRealtime } from '../realtime/realtime-context.ts';

/** What a resource's effects may use besides the contract. */
export interface Services {
  realtime: Realtime;
}

export function useServices(): Services {
  const realtime = useRealtime();
  return useMemo(() => ({ realtime }), [realtime]);
}

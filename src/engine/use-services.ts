import { useMemo } from 'react';
import { useRealtime } from '../realtime/realtime-context.ts';
import type { Services } from './define-resource.ts';

/** The services that a resource's effects may use. */
export function useServices(): Services {
  const realtime = useRealtime();
  return useMemo(() => ({ realtime }), [realtime]);
}

import { createContext, use } from 'react';
import type { Realtime } from './create-realtime.ts';

export const RealtimeContext = createContext<Realtime | undefined>(undefined);

export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext);
  if (!realtime) throw new Error('No RealtimeContext provider found: render this inside of one.');
  return realtime;
}

import { createStore } from './create-store.ts';

/** What the dev server has received on the socket. */
export interface RealtimeEvent {
  event: string;
  payload: unknown;
  /** When it arrived, in ISO 8601. */
  at: string;
}

const maxEvents = 50;

/** The latest events of the socket, newest first. */
export function createRealtimeLog() {
  const { get, set, subscribe } = createStore<readonly RealtimeEvent[]>([]);
  import.meta.hot?.on('story-admin:realtime', (event: RealtimeEvent) =>
    set([event, ...get()].slice(0, maxEvents)),
  );
  return { get, subscribe, clear: () => set([]) };
}

export type RealtimeLog = ReturnType<typeof createRealtimeLog>;

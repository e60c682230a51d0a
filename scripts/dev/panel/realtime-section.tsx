import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Button } from '../../../src/ui/button.tsx';
import styles from './panel.module.css';

/** What scripts/dev/serve-panel.ts has received on the socket. */
interface RealtimeEvent {
  event: string;
  payload: unknown;
  /** When it arrived, in ISO 8601. */
  at: string;
}

const maxEvents = 50;

/** The latest events, newest first; also those from before the panel is opened. */
const log = createStore<readonly RealtimeEvent[]>()(() => []);

import.meta.hot?.on('story-admin:realtime', (event: RealtimeEvent) =>
  log.setState((events) => [event, ...events].slice(0, maxEvents), true),
);

/** What the dev server has received on the socket, newest first. */
export function RealtimeSection() {
  const events = useStore(log);
  if (events.length === 0)
    return (
      <p className="note">
        The socket server has received nothing yet. With --api, events go to the real server and are
        not listed.
      </p>
    );
  return (
    <>
      <ol className={styles.list} aria-label="Events">
        {events.map(({ event, payload, at }, index) => (
          <li key={events.length - index}>
            <time dateTime={at}>{new Date(at).toLocaleTimeString()}</time> <strong>{event}</strong>{' '}
            <code>{JSON.stringify(payload)}</code>
          </li>
        ))}
      </ol>
      <div>
        <Button onClick={() => log.setState([], true)}>Clear</Button>
      </div>
    </>
  );
}

import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import type { RealtimeLog } from './realtime-log.ts';
import styles from './scenario-panel.module.css';

/** What the dev server has received on the socket, newest first. */
export function RealtimeSection({ log }: { log: RealtimeLog }) {
  const events = useSyncExternalStore(log.subscribe, log.get);
  if (events.length === 0)
    return (
      <p className={styles.note}>
        The socket server has received nothing yet. With --api, events go to the real server and are
        not listed.
      </p>
    );
  return (
    <>
      <ol className={styles.events} aria-label="Events">
        {events.map(({ event, payload, at }, index) => (
          <li key={events.length - index}>
            <time dateTime={at}>{new Date(at).toLocaleTimeString()}</time> <strong>{event}</strong>{' '}
            <code>{JSON.stringify(payload)}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button onClick={log.clear}>Clear</Button>
      </div>
    </>
  );
}

import { useEffect, useState } from 'react';
import { tinykeys } from 'tinykeys';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Keys } from '../../../src/app/commands/keys.tsx';
import { Button } from '../../../src/ui/button.tsx';
import { CloseButton } from '../../../src/ui/modal-dialog.tsx';
import styles from './panel.module.css';
import { choices, shown } from './panel-state.ts';
import { ScenarioSection, Section } from './scenario-section.tsx';
import { SessionSection } from './session-section.tsx';

const keys = '$mod+.';

/** Opens a native dialog, but not as a modal one. It receives the focus, and returns it when it closes. */
function show(dialog: HTMLDialogElement) {
  dialog.show();
  return () => dialog.close();
}

/** A button at the edge of the window, and the panel that it opens; shown in development only. */
export function ScenarioPanel() {
  const { length: count } = Object.keys(useStore(choices));
  const { session } = useStore(shown);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    function toggle(event: KeyboardEvent) {
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    }
    // Keys that are pressed in the panel do not reach the page.
    return tinykeys(window, { [keys]: toggle }, { capture: true });
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.tab}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+. Meta+."
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Scenarios' : `Scenarios (${count})`}
      </button>
      {isOpen && (
        <dialog
          ref={show}
          className={styles.panel}
          aria-label="Scenarios"
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          <div className="cluster">
            <h2>Scenarios</h2>
            <span aria-hidden>
              <Keys of={keys} />
            </span>
            <CloseButton onClick={() => setOpen(false)} />
          </div>
          <ScenarioSection />
          {session && (
            <Section title="Session">
              <SessionSection store={session} />
            </Section>
          )}
          <RealtimeSection />
        </dialog>
      )}
    </>
  );
}

/** What scripts/dev/start-dev-servers.ts has received on the socket; `at` is a time in ISO 8601. */
type RealtimeEvent = Record<'event' | 'at', string> & { payload: unknown };

/** The latest 50 events, newest first, including those from before the panel was opened. */
const log = createStore<readonly RealtimeEvent[]>()(() => []);

import.meta.hot?.on('story-admin:realtime', (event: RealtimeEvent) =>
  log.setState((events) => [event, ...events].slice(0, 50), true),
);

function RealtimeSection() {
  const events = useStore(log);
  return (
    <Section title="Real-time events">
      {events.length === 0 && (
        <p className="note">
          The socket server has received nothing yet. With --api, events go to the real server and
          are not listed.
        </p>
      )}
      <ol className={styles.list} aria-label="Events">
        {events.map(({ event, payload, at }, index) => (
          <li key={events.length - index}>
            <time dateTime={at}>{new Date(at).toLocaleTimeString()}</time> <strong>{event}</strong>{' '}
            <code>{JSON.stringify(payload)}</code>
          </li>
        ))}
      </ol>
      <div>
        <Button disabled={events.length === 0} onClick={() => log.setState([], true)}>
          Clear
        </Button>
      </div>
    </Section>
  );
}

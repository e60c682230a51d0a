import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { tinykeys } from 'tinykeys';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { Keys } from '../../../src/app/commands/keys.tsx';
import type { SessionStore } from '../../../src/session/session-store.ts';
import { CloseButton } from '../../../src/ui/modal-dialog.tsx';
import styles from './panel.module.css';
import { RealtimeSection } from './realtime-section.tsx';
import type { ScenarioChoices } from './scenario-choices.ts';
import { ScenarioSection, type ShownScreen } from './scenario-section.tsx';
import { SessionSection } from './session-section.tsx';

const keys = '$mod+.';

/** What the console shows, as far as the panel depends on it. */
export interface ShownPage extends ShownScreen {
  /** Undefined until the console's services are loaded. */
  session: SessionStore | undefined;
}

interface ScenarioPanelProps {
  choices: StoreApi<ScenarioChoices>;
  shown: StoreApi<ShownPage>;
}

/** A button at the edge of the window, and the panel that it opens; shown in development only. */
export function ScenarioPanel({ choices, shown }: ScenarioPanelProps) {
  const { length: count } = Object.keys(useStore(choices));
  const [isOpen, setOpen] = useState(false);

  useEffect(
    () =>
      tinykeys(
        window,
        {
          [keys]: (event) => {
            event.preventDefault();
            setOpen((wasOpen) => !wasOpen);
          },
        },
        // The panel itself keeps its keys from the page.
        { capture: true },
      ),
    [],
  );

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
      {isOpen && <OpenPanel choices={choices} shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The browser's own dialog, but not a modal one: it takes the focus, and returns it to where it was. */
function OpenPanel({ choices, shown, onClose }: ScenarioPanelProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { session } = useStore(shown);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.show();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-label="Scenarios"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="cluster">
        <h2>Scenarios</h2>
        <span aria-hidden>
          <Keys of={keys} />
        </span>
        <CloseButton onClick={onClose} />
      </div>
      <ScenarioSection choices={choices} screen={shown} />
      <section className={styles.section} aria-label="Session">
        <h3>Session</h3>
        {session ? (
          <SessionSection store={session} />
        ) : (
          <p className="note">Nobody is signed in.</p>
        )}
      </section>
      <section className={styles.section} aria-label="Real-time events">
        <h3>Real-time events</h3>
        <RealtimeSection />
      </section>
    </dialog>
  );
}

import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import type { SessionStore } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { Keys } from '../commands/keys.tsx';
import type { Store } from './create-store.ts';
import type { RealtimeLog } from './realtime-log.ts';
import { RealtimeSection } from './realtime-section.tsx';
import type { ChoicesStore } from './scenario-choices.ts';
import styles from './scenario-panel.module.css';
import { ScenarioSection } from './scenario-section.tsx';
import type { ShownScreen } from './screen-operations.ts';
import { SessionSection } from './session-section.tsx';

const keys = '$mod+.';

interface ScenarioPanelProps {
  choices: ChoicesStore;
  screen: Store<ShownScreen>;
  /** Undefined until the console's services are loaded. */
  session: Store<SessionStore | undefined>;
  realtime: RealtimeLog;
}

/** A button at the edge of the window, and the panel that it opens; shown in development only. */
export function ScenarioPanel({ choices, screen, session, realtime }: ScenarioPanelProps) {
  const { length: count } = Object.keys(useSyncExternalStore(choices.subscribe, choices.get));
  const store = useSyncExternalStore(session.subscribe, session.get);
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const origin = useRef<Element>(null);

  function open() {
    origin.current = document.activeElement;
    setOpen(true);
  }

  function close() {
    setOpen(false);
    const { current } = origin;
    const target = current instanceof HTMLElement && current.isConnected ? current : undefined;
    if (target && target !== document.body) target.focus();
    else button.current?.focus();
  }

  const toggle = useEffectEvent(() => (isOpen ? close() : open()));

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!panel.current?.contains(event.target as Element)) return;
    event.stopPropagation();
    close();
  });

  useEffect(() => {
    const handleKey = createKeybindingsHandler({
      [keys]: (event) => {
        event.preventDefault();
        toggle();
      },
      Escape: (event) => closeByKey(event),
    });
    // Before the listeners of dialogs.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, []);

  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.tab}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+. Meta+."
        onClick={() => (isOpen ? close() : open())}
      >
        {count === 0 ? 'Scenarios' : `Scenarios (${count})`}
      </button>
      {isOpen && (
        <section
          ref={panel}
          className={styles.panel}
          aria-label="Scenarios"
          tabIndex={-1}
          data-scenario-panel
        >
          <div className={styles.head}>
            <h2>Scenarios</h2>
            <span aria-hidden>
              <Keys of={keys} />
            </span>
            <WithTooltip name="Close">
              <Button variant="icon" onClick={close}>
                <Icon of={CloseOutlined} />
              </Button>
            </WithTooltip>
          </div>
          <ScenarioSection choices={choices} screen={screen} />
          <section className={styles.section} aria-label="Session">
            <h3>Session</h3>
            {store ? (
              <SessionSection store={store} />
            ) : (
              <p className={styles.note}>Nobody is signed in.</p>
            )}
          </section>
          <section className={styles.section} aria-label="Real-time events">
            <h3>Real-time events</h3>
            <RealtimeSection log={realtime} />
          </section>
        </section>
      )}
    </>
  );
}

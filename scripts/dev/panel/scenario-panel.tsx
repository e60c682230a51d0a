import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { Keys } from '../../../src/app/commands/keys.tsx';
import type { SessionStore } from '../../../src/session/session-store.ts';
import { Button, getTooltipProps } from '../../../src/ui/button.tsx';
import { Icon } from '../../../src/ui/icon.tsx';
import { RealtimeSection } from './realtime-section.tsx';
import type { ScenarioChoices } from './scenario-choices.ts';
import styles from './scenario-panel.module.css';
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
  const { session } = useStore(shown);
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
            <Button {...getTooltipProps('Close')} variant="icon" onClick={close}>
              <Icon of={CloseOutlined} />
            </Button>
          </div>
          <ScenarioSection choices={choices} screen={shown} />
          <section className={styles.section} aria-label="Session">
            <h3>Session</h3>
            {session ? (
              <SessionSection store={session} />
            ) : (
              <p className={styles.note}>Nobody is signed in.</p>
            )}
          </section>
          <section className={styles.section} aria-label="Real-time events">
            <h3>Real-time events</h3>
            <RealtimeSection />
          </section>
        </section>
      )}
    </>
  );
}

import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import styles from './announcer.module.css';

const useMessage = create(() => '');

/** Announces a text to screen readers; an empty text clears it. */
export const announce = (text: string): void => useMessage.setState(text, true);

/** Announces each text of a screen that replaces another; undefined while it is not known. The first one is seen. */
export function useAnnouncement(text: string | undefined): void {
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (text === undefined) return;
    if (last.current !== undefined && last.current !== text) announce(text);
    last.current = text;
  }, [text]);

  useEffect(() => () => announce(''), []);
}

/** The live region of `announce`. It is always mounted: screen readers ignore the initial text of a region. */
export function Announcer() {
  const message = useMessage();
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {message}
    </div>
  );
}

/**
 * Says that the browser is offline, while it is. Its code is loaded with the page, because it could not be loaded then,
 * and it is no component, so that it also shows when a screen fails.
 */
export function installOfflineBar(): void {
  const bar = document.createElement('output');
  bar.className = styles.bar ?? '';
  bar.textContent = 'You are offline.';
  // The announcer says it: not every screen reader announces a region that appears with its text.
  bar.ariaLive = 'off';

  function update() {
    const wasOffline = bar.isConnected;
    if (navigator.onLine === wasOffline)
      announce(wasOffline ? 'You are online again.' : bar.textContent);
    if (navigator.onLine) bar.remove();
    else document.body.append(bar);
  }

  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  update();
}

import { useEffect, useRef } from 'react';
import { create } from 'zustand';

const useMessage = create(() => '');

/** Announces a text to screen readers; an empty text clears it. */
export const announce = (text: string): void => useMessage.setState(text, true);

/**
 * Announces each text that replaces another text on a screen; undefined while the text is not known. The first text is
 * not announced, because it is read with the screen.
 */
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

import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Announces a text to screen readers; an empty text clears it. */
export function announce(text: string): void {
  message = text;
  for (const listener of listeners) listener();
}

const messageStore = {
  get: () => message,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The live region of `announce`. It is always mounted: screen readers ignore the initial text of a region. */
export function Announcer() {
  const text = useSyncExternalStore(messageStore.subscribe, messageStore.get);
  return (
    <div className="visually-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}

import type { Id } from 'react-toastify';

const loadToasts = () => import('./toasts.tsx');

let wanted = false;
const listeners = new Set<() => void>();

/** Fetches the toasts and the place where they appear; they are no part of the first screen's weight. */
export function prepareToasts() {
  wanted = true;
  for (const listener of listeners) listener();
  return loadToasts();
}

/** Whether toasts were asked for, as an external store. */
export const toastsWanted = {
  get: () => wanted,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

let placeless = false;

/** Told when there is no place for toasts; the browser's own box speaks from then on. */
export function giveUpToasts() {
  placeless = true;
}

type Show = (toasts: Awaited<ReturnType<typeof loadToasts>>) => unknown;

function show(text: string, showIt: Show, afterwards = () => {}) {
  // Should the code of the toasts not load, the browser's own box still says it.
  const say = () => {
    window.alert(text);
    afterwards();
  };
  if (placeless) say();
  else prepareToasts().then(showIt, say);
}

/** A toast for what was done. */
export const notifyDone = (text: string) => show(text, ({ toast }) => toast.success(text));

/** The failures that are being said, and the toasts that say them once they show. */
const standing = new Map<string, Id | undefined>();

/** A toast for what failed; as long as it stands, the same failure makes it stay anew. */
export function notifyFailure(text: string) {
  const shown = standing.get(text);
  if (shown !== undefined) show(text, ({ toast }) => toast.update(shown, { delay: 0 }));
  if (standing.has(text)) return;
  standing.set(text, undefined);
  // Not by an id of the toast's own: one that is just going away would keep the next from being shown.
  const onClose = () => void standing.delete(text);
  show(text, ({ toast }) => standing.set(text, toast.error(text, { onClose })), onClose);
}

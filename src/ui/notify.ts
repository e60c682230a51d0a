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

type Show = (toasts: Awaited<ReturnType<typeof loadToasts>>) => void;

function show(text: string, showIt: Show) {
  // Should the code of the toasts not load, the browser's own box still says it.
  if (placeless) window.alert(text);
  else prepareToasts().then(showIt, () => window.alert(text));
}

/** A toast for what was done. */
export const notifyDone = (text: string) => show(text, ({ toast }) => toast.success(text));

/** A toast for what failed; the same failure is said once. */
export const notifyFailure = (text: string) =>
  show(text, ({ toast }) => toast.error(text, { toastId: text }));

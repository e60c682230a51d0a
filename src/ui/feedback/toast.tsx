import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { Id } from 'react-toastify';
import { preload } from '../loading/load-module.ts';

const loadToasts = () => import('./toast-container.tsx');

let isRequested = false;
const listeners = new Set<() => void>();

/** Whether the container was requested, as an external store. */
const requestStore = {
  get: () => isRequested,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Loads react-toastify, which is not in the initial bundle, and mounts its container. */
function preloadToasts() {
  isRequested = true;
  for (const listener of listeners) listener();
  return loadToasts();
}

/** Preloads toasts when a button or a form is first used: they show its result. Returns a function that stops waiting. */
export function preloadToastsOnAction(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const handleInput = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('button, form')) return;
    controller.abort();
    preload(preloadToasts);
  };
  document.addEventListener('pointerdown', handleInput, { signal });
  document.addEventListener('keydown', handleInput, { signal });
  return () => controller.abort();
}

/** Whether the container failed to load: then `window.alert` replaces toasts. */
let isUnavailable = false;

type ShowToast = (module: Awaited<ReturnType<typeof loadToasts>>) => unknown;

function show(text: string, showToast: ShowToast, onAlertClosed = () => {}) {
  const showAlert = () => {
    window.alert(text);
    onAlertClosed();
  };
  if (isUnavailable) showAlert();
  else preloadToasts().then(showToast, showAlert);
}

export const toastSuccess = (text: string) => show(text, ({ toast }) => toast.success(text));

interface ErrorToast {
  /** Undefined until the toast is shown. */
  id?: Id;
  /** The functions that `toastError` returned for it and that have not been called yet. */
  dismissals: Set<() => void>;
}

/** The visible error toasts, by text. */
const errorToasts = new Map<string, ErrorToast>();

function showError(text: string): ErrorToast {
  const errorToast: ErrorToast = { dismissals: new Set() };
  errorToasts.set(text, errorToast);
  // Not by `toastId`: while a toast with that id is closing, react-toastify would ignore a new one.
  const onClose = () => void (errorToasts.get(text) === errorToast && errorToasts.delete(text));
  show(
    text,
    ({ toast }) => {
      if (errorToast.dismissals.size > 0) errorToast.id = toast.error(text, { onClose });
    },
    onClose,
  );
  return errorToast;
}

/**
 * Shows an error. If the same text is visible already, that toast stays longer instead. Returns a function that
 * dismisses the toast, once all who have shown the text have called theirs.
 */
export function toastError(text: string): () => void {
  const visibleToast = errorToasts.get(text);
  const visibleId = visibleToast?.id;
  // A delay, which is 100 ms by default, would leave time for the toast to close: without a number there is none.
  if (visibleId !== undefined) show(text, ({ toast }) => toast.update(visibleId, { delay: NaN }));
  const errorToast = visibleToast ?? showError(text);
  const dismiss = () => {
    if (!errorToast.dismissals.delete(dismiss) || errorToast.dismissals.size > 0) return;
    if (errorToasts.get(text) === errorToast) errorToasts.delete(text);
    const { id } = errorToast;
    if (id !== undefined) void loadToasts().then(({ toast }) => toast.dismiss(id));
  };
  errorToast.dismissals.add(dismiss);
  return dismiss;
}

const LazyToasts = lazy<ComponentType>(() =>
  preloadToasts().then(
    (module) => ({ default: module.Toasts as ComponentType }),
    () => {
      isUnavailable = true;
      return { default: () => null };
    },
  ),
);

/** The container of the toasts, mounted when the first toast is requested. */
export function Toaster() {
  const isMounted = useSyncExternalStore(requestStore.subscribe, requestStore.get);
  return <Suspense>{isMounted && <LazyToasts />}</Suspense>;
}

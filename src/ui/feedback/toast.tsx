import { useEffect, useRef } from 'react';
import { type Id, toast, ToastContainer } from 'react-toastify';
import { ApiError } from '../../api/api-error.ts';
import styles from './toast.module.css';

export const toastSuccess = (text: string): void => void toast.success(text);

/** The latest toast of each error, by text. */
const errorToasts = new Map<string, Id>();

/** Shows an error, and returns the id of its toast. If the same text is visible already, that toast stays longer instead. */
export function toastError(text: string): Id {
  const visibleToast = errorToasts.get(text);
  if (visibleToast !== undefined && toast.isActive(visibleToast)) {
    // A delay, which is 100 ms by default, would leave time for the toast to close: without a number there is none.
    toast.update(visibleToast, { delay: NaN });
    return visibleToast;
  }
  // Without `toastId`: while a toast with that id is closing, react-toastify would ignore a new one.
  const id = toast.error(text);
  errorToasts.set(text, id);
  return id;
}

function dismissToast(id: Id | undefined): void {
  // Without an id, react-toastify would dismiss all toasts.
  if (id !== undefined) toast.dismiss(id);
}

/** The toast of the last error. It is dismissed on success, on unmount, and when an offline browser is online again. */
export function useErrorToast() {
  const shownToast = useRef<Id>(undefined);

  useEffect(() => () => dismissToast(shownToast.current), []);

  return {
    dismiss: () => dismissToast(shownToast.current),
    show(error: Error) {
      const id = toastError(error.message);
      if (id !== shownToast.current) dismissToast(shownToast.current);
      shownToast.current = id;
      const isOffline = error instanceof ApiError && error.isNetworkError && !navigator.onLine;
      if (isOffline) window.addEventListener('online', () => toast.dismiss(id), { once: true });
    },
  };
}

/** The container of the toasts. */
export const Toaster = () => (
  <ToastContainer
    position="bottom-center"
    autoClose={3000}
    pauseOnHover
    draggable
    theme="dark"
    className={styles.toasts ?? ''}
    aria-label="Notifications"
  />
);

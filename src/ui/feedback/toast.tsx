import { type Id, toast, ToastContainer } from 'react-toastify';
import styles from './toast.module.css';

export const toastSuccess = (text: string): void => void toast.success(text);

/** The error that was shown last. */
let lastError: { text: string; id: Id } | undefined;

/** Closes the toast of the last error: what had failed has succeeded, or its screen was left. */
export function dismissError(): void {
  // Without an id, react-toastify would dismiss all toasts.
  if (lastError) toast.dismiss(lastError.id);
}

/** Shows an error in place of the last one. If that has the same text and is visible, it stays longer instead. */
export function toastError(text: string): void {
  if (lastError?.text === text && toast.isActive(lastError.id)) {
    // A delay, which is 100 ms by default, would leave time for the toast to close: without a number there is none.
    toast.update(lastError.id, { delay: NaN });
    return;
  }
  dismissError();
  // Without `toastId`: while a toast with that id is closing, react-toastify would ignore a new one.
  lastError = { text, id: toast.error(text) };
  if (!navigator.onLine) window.addEventListener('online', dismissError, { once: true });
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

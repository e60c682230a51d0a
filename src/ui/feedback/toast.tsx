import { type Id, toast, ToastContainer } from 'react-toastify';
import styles from './toast.module.css';

/** A long text scrolls beside the icon and the close button. */
const renderText = (text: string) => <div className={styles.text}>{text}</div>;

export const toastSuccess = (text: string): void => void toast.success(renderText(text));

/** The toast of the last error. */
let lastError: Id | undefined;

/** Closes the toast of the last error: what had failed has succeeded, or its screen was left. */
export function dismissError(): void {
  // Without an id, react-toastify would dismiss all toasts.
  if (lastError !== undefined) toast.dismiss(lastError);
}

/** Shows an error in place of the last one. */
export function toastError(text: string): void {
  dismissError();
  // Without `toastId`: while a toast with that id is closing, react-toastify would ignore a new one.
  lastError = toast.error(renderText(text));
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

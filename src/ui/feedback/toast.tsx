import { type Id, toast, ToastContainer } from 'react-toastify';
import styles from './toast.module.css';

/** A long text scrolls beside the icon and the close button. */
const renderText = (text: string) => <div className={styles.text}>{text}</div>;

export const toastSuccess = (text: string): void => void toast.success(renderText(text));

interface ErrorToast {
  id: Id;
  text: string;
  /** What has failed; undefined for what does not say when it succeeds. */
  source: string | undefined;
}

/** The errors that are shown. Like the toasts of react-toastify they belong to the page, which shows them before there are services. */
let errors: readonly ErrorToast[] = [];

function dismiss(isOver: (error: ErrorToast) => boolean): void {
  const over = errors.filter(isOver);
  errors = errors.filter((error) => !over.includes(error));
  for (const { id } of over) toast.dismiss(id);
}

/** Closes the error of what had failed before, and has succeeded now. Any other keeps its three seconds. */
export const dismissError = (failed: string): void => dismiss(({ source }) => source === failed);

/** Closes all errors, which may name people: the session has ended. */
export const dismissErrors = (): void => dismiss(() => true);

/** Shows an error in place of one with the same text, or of the same source. */
export function toastError(text: string, source?: string): void {
  dismiss((error) => error.text === text || (source !== undefined && error.source === source));
  // Without `toastId`: while a toast with that id is closing, react-toastify would ignore a new one.
  const id = toast.error(renderText(text), { onClose: () => dismiss((error) => error.id === id) });
  errors = [...errors, { id, text, source }];
  if (navigator.onLine) return;
  window.addEventListener('online', () => dismiss((error) => error.id === id), { once: true });
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
    // An entity may be called so, too, and its list is a region.
    aria-label="Notifications of the console"
  />
);

import { type Id, toast, ToastContainer } from 'react-toastify';
import styles from './toast.module.css';

/** A long text scrolls beside the icon and the close button. */
const renderText = (text: string) => <div className={styles.text}>{text}</div>;

export const toastSuccess = (text: string): void => void toast.success(renderText(text));

interface ErrorToast {
  id: Id;
  text: string;
  /** Identifies what has failed, so that its next success closes the toast; undefined if nothing reports a success. */
  source: string | undefined;
}

/**
 * The errors that are shown. They belong to the page, as the toasts of react-toastify do, because it shows errors before
 * services are created.
 */
let errors: readonly ErrorToast[] = [];

function dismiss(isOver: (error: ErrorToast) => boolean): void {
  const over = errors.filter(isOver);
  errors = errors.filter((error) => !over.includes(error));
  for (const { id } of over) toast.dismiss(id);
}

/** Closes the error about something that has now succeeded. Other errors stay for their three seconds. */
export const dismissError = (failed: string): void => dismiss(({ source }) => source === failed);

/** Closes all errors when the session ends, because they may name people. */
export const dismissErrors = (): void => dismiss(() => true);

/** Shows an error. It replaces an error with the same text or from the same source. */
export function toastError(text: string, source?: string): void {
  dismiss((error) => error.text === text || (source !== undefined && error.source === source));
  // The toast has no `toastId`, because react-toastify ignores a new toast while one with the same id is closing.
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
    // The default name may also be the name of an entity, whose list is a region with this name.
    aria-label="Notifications of the console"
  />
);

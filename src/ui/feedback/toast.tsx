import { type Id, toast, ToastContainer } from 'react-toastify';
import styles from './toast.module.css';

export const toastSuccess = (text: string): void => void toast.success(text);

interface ErrorToast {
  id: Id;
  /** How many functions that dismiss it have not been called yet. */
  holders: number;
}

/** The visible error toasts, by text. */
const errorToasts = new Map<string, ErrorToast>();

function showError(text: string): ErrorToast {
  // Without `toastId`: while a toast with that id is closing, react-toastify would ignore a new one.
  const id = toast.error(text, {
    onClose: () => void (errorToasts.get(text) === errorToast && errorToasts.delete(text)),
  });
  const errorToast = { id, holders: 0 };
  errorToasts.set(text, errorToast);
  return errorToast;
}

/**
 * Shows an error. If the same text is visible already, that toast stays longer instead. Returns a function that
 * dismisses the toast, once all who have shown the text have called theirs.
 */
export function toastError(text: string): () => void {
  const visibleToast = errorToasts.get(text);
  // A delay, which is 100 ms by default, would leave time for the toast to close: without a number there is none.
  if (visibleToast) toast.update(visibleToast.id, { delay: NaN });
  const errorToast = visibleToast ?? showError(text);
  errorToast.holders += 1;
  let isHeld = true;
  return () => {
    if (isHeld) errorToast.holders -= 1;
    isHeld = false;
    if (errorToast.holders > 0) return;
    if (errorToasts.get(text) === errorToast) errorToasts.delete(text);
    toast.dismiss(errorToast.id);
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

import { toast } from 'react-toastify';
import styles from './undo-toast.module.css';

/** How long a change can be undone, in milliseconds. */
const undoMs = 5000;

/** Reports a change, with a button that undoes it for a few seconds, until the signal is aborted. */
export function toastUndo(text: string, onUndo: () => void, signal: AbortSignal): void {
  const id = toast.success(
    // The timer pauses while the button has the focus.
    <div
      className={styles.content}
      onFocus={() => toast.pause({ id })}
      onBlur={() => toast.play({ id })}
    >
      <span className={styles.text}>{text}</span>
      <button
        type="button"
        className={styles.undo}
        onClick={() => {
          toast.dismiss(id);
          onUndo();
        }}
      >
        Undo
      </button>
    </div>,
    { autoClose: undoMs, closeOnClick: false },
  );
  signal.addEventListener('abort', () => toast.dismiss(id), { once: true });
}

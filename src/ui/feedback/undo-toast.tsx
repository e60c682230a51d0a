import { toast } from 'react-toastify';
import styles from './undo-toast.module.css';

/** How long something can be undone. */
const undoMs = 5000;

/** Says what was done, with a button that undoes it for a few seconds, until the signal is aborted. */
export function toastUndo(text: string, onUndo: () => void, signal: AbortSignal): void {
  const id = toast.success(
    // While the button has the focus, time does not run out.
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

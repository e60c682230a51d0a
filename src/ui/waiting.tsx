import { Spinner } from './spinner.tsx';
import styles from './waiting.module.css';

/** What shows until the code of a screen is there. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner label="Loading" />
    </div>
  );
}

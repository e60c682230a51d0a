import { Spinner } from './spinner.tsx';
import styles from './loading-screen.module.css';

/** Shown until the code of a screen is loaded. */
export function LoadingScreen() {
  return (
    <div className={styles.loading}>
      <Spinner label="Loading" />
    </div>
  );
}

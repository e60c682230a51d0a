import styles from './spinner.module.css';

/** A loading indicator. Without a label it is hidden from assistive technology: its container then has the state. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className={styles.spinner}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}

import styles from './spinner.module.css';

/** Turns while something runs; with a label it says so itself, otherwise what is around it does. */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className={styles.spinner}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}

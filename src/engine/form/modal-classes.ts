import styles from './edit-dialog.module.css';

/** The classes of a dialog whose head and foot are fixed. */
export const modalClass = styles.dialog ?? '';
export const modalClasses = {
  wrapper: styles.wrapper ?? '',
  container: styles.container ?? '',
  header: styles.header ?? '',
  body: styles.body ?? '',
};

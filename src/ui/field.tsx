import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The look of every text box and selector. */
export const controlClass = styles.control;

interface FieldProps {
  /** The id of the control that the label names. */
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

/** The id of the label of a control. */
export const labelId = (id: string) => `${id}-label`;

/** The id of the text that says what is wrong with a control. */
export const errorId = (id: string) => `${id}-error`;

/** Label above, control, and what is wrong with its value. */
export function Field({ id, label, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label id={labelId(id)} className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error && (
        <div id={errorId(id)} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

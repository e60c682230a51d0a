import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The class of all text inputs and selects. */
export const controlClass = styles.control;

interface FieldProps {
  /** The id of the input. */
  id: string;
  label: string;
  /** Explains the input, below its label. */
  help?: string | undefined;
  error?: string | undefined;
  /** Adds an asterisk to the label; the input itself needs `required` or `aria-required`. */
  isRequired?: boolean;
  children: ReactNode;
}

/** The id of an input's label. */
export const getLabelId = (id: string) => `${id}-label`;

/** The id of an input's error message, for `aria-describedby`. */
export const getErrorId = (id: string) => `${id}-error`;

/** The id of an input's help text, for `aria-describedby`. */
export const getHelpId = (id: string) => `${id}-help`;

/** A label, a help text, an input, and its error message. */
export function Field({ id, label, help, error, isRequired = false, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <div className={isRequired ? styles.required : undefined}>
        <label id={getLabelId(id)} className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {help && (
        <div id={getHelpId(id)} className={styles.help}>
          {help}
        </div>
      )}
      {children}
      {error && (
        <div id={getErrorId(id)} className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

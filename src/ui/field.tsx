import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** The class of all text inputs and selects. */
export const controlClass = styles.control;

/** The class of a field, and of what is around one. */
export const getFieldClass = (isHalf = false) => `${styles.field} ${isHalf ? styles.half : ''}`;

interface FieldProps {
  /** The id of the input. */
  id: string;
  label: string;
  /** Explains the input, below it. */
  help?: string | undefined;
  error?: string | undefined;
  /** Adds an asterisk to the label; the input itself needs `required` or `aria-required`. */
  isRequired?: boolean;
  /** Whether the input contains other fields: its help is above them. */
  isGroup?: boolean;
  /** Whether the field takes half of a line that is wide enough. */
  isHalf?: boolean;
  children: ReactNode;
}

/** The id of an input's label. */
export const getLabelId = (id: string) => `${id}-label`;

/** The id of an input's error message, for `aria-describedby`. */
export const getErrorId = (id: string) => `${id}-error`;

/** The id of an input's help text, for `aria-describedby`. */
export const getHelpId = (id: string) => `${id}-help`;

/** A label, an input, its error message and a help text. */
export function Field(props: FieldProps) {
  const { id, label, help, error, isRequired, isGroup = false, isHalf, children } = props;
  const helpText = help && (
    <div id={getHelpId(id)} className="note">
      {help}
    </div>
  );
  return (
    <div className={getFieldClass(isHalf)}>
      <div className={isRequired ? styles.required : undefined}>
        <label id={getLabelId(id)} className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {isGroup && helpText}
      {children}
      {error && (
        <div id={getErrorId(id)} role="alert" className={styles.error}>
          <Icon of={ExclamationCircleFilled} />
          {error}
        </div>
      )}
      {!isGroup && helpText}
    </div>
  );
}

import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import type { ReactElement, ReactNode, Ref } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

/** The class of all text inputs and selects. */
export const controlClass = styles.control;

interface FieldProps {
  ref?: Ref<HTMLDivElement> | undefined;
  /** The id of the input. */
  id: string;
  label: string;
  /** An explanation of the input, below it. */
  help?: string | undefined;
  /** The error, shown in place of the help. */
  error?: string | undefined;
  /** Says what happens to the stored value. It is shown in place of the help, unless there is an error. */
  change?: ReactElement | false | undefined;
  /** Whether the value differs from the stored one. A bar at the left shows this. */
  isChanged?: boolean | undefined;
  /** Called when the focus leaves the field and everything in it. */
  onLeave?: (() => void) | undefined;
  /** Adds an asterisk to the label; the input itself needs `required` or `aria-required`. */
  isRequired?: boolean;
  /** Whether the input contains other fields. Its help is then above them. */
  isGroup?: boolean;
  /** Whether the field takes half of a line, if the line is wide enough. */
  isHalf?: boolean;
  children: ReactElement | ReactElement[];
}

/** The ids of the label, the error message and the help of an input. Error message and help describe the input. */
export const getLabelId = (id: string) => `${id}-label`;
export const getErrorId = (id: string) => `${id}-error`;
export const getHelpId = (id: string) => `${id}-help`;

/**
 * A label, an input, and a line for its help, its error or a change. The line keeps its height while it is empty, so
 * that the fields below do not move.
 */
export function Field({ ref, ...props }: FieldProps) {
  const { id, label, help, error, isRequired, isGroup = false, isHalf, children } = props;
  const helpText = help && (
    <div id={getHelpId(id)} className="note">
      {help}
    </div>
  );
  return (
    <div
      ref={ref}
      className={`${styles.field} ${isHalf ? styles.half : ''}`}
      data-changed={props.isChanged || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) props.onLeave?.();
      }}
    >
      <div className={`${styles.head} ${isRequired ? styles.required : ''}`}>
        <label id={getLabelId(id)} className={styles.label} htmlFor={id}>
          {label}
        </label>
      </div>
      {isGroup && helpText}
      {children}
      {/* The fields of the sign-in have neither error nor help, so they have no line. */}
      {('error' in props || helpText) && (
        <div className={styles.line}>
          {!isGroup && helpText}
          {error ? (
            <div id={getErrorId(id)} role="alert" className={`danger-text ${styles.marked}`}>
              <Icon of={ExclamationCircleFilled} />
              <span>{error}</span>
            </div>
          ) : (
            props.change
          )}
        </div>
      )}
    </div>
  );
}

/** A line below a value that may be intended, but should be checked. */
export const WarningNote = ({ children }: { children: ReactNode }) => (
  <span className={`${styles.marked} ${styles.warning}`}>
    <Icon of={WarningOutlined} />
    <span>{children}</span>
  </span>
);

import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

type Look = 'plain' | 'primary' | 'icon' | 'danger';

const looks: Record<Look, (string | undefined)[]> = {
  plain: [styles.button],
  primary: [styles.button, styles.primary],
  icon: [styles.button, styles.icon],
  danger: [styles.button, styles.icon, styles.danger],
};

/** The classes of a button, for links that look like one. */
export const buttonClass = (look: Look) => looks[look].join(' ');

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  /** Shows a spinner beside the text and refuses clicks. */
  busy?: boolean;
  children: ReactNode;
}

export function Button({
  look = 'plain',
  busy = false,
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(look)} ${className}`}
      disabled={disabled || busy}
      aria-busy={busy}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

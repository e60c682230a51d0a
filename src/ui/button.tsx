import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { Spinner } from './loading/loading.tsx';

type ButtonVariant = 'plain' | 'primary' | 'danger' | 'icon' | 'danger-icon';

const variants: Record<ButtonVariant, (string | undefined)[]> = {
  plain: [styles.button, 'touch-target'],
  primary: [styles.button, 'touch-target', styles.primary],
  danger: [styles.button, 'touch-target', styles.primary, styles.danger],
  icon: [styles.button, styles.icon],
  'danger-icon': [styles.button, styles.icon, styles.dangerIcon],
};

/** The classes of a button, for links that look like one. */
export const getButtonClass = (variant: ButtonVariant) => variants[variant].join(' ');

/** The accessible name of an icon button, or of a link that looks like one. It also shows as a tooltip. */
export const getTooltipProps = (name: string) => ({ 'aria-label': name, 'data-tooltip': name });

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Disables the button and shows a spinner instead of the content, without changing the size. */
  busy?: boolean;
}

/** A button that is disabled by `aria-disabled`, so that it keeps the focus. */
export function Button(props: ButtonProps) {
  const { variant = 'plain', busy = false, disabled, children, ...rest } = props;
  const isDisabled = disabled || busy;

  function onClick(event: MouseEvent<HTMLButtonElement>) {
    // This also prevents the submit of a form by this button, or by Enter in a field.
    if (isDisabled) event.preventDefault();
    else rest.onClick?.(event);
  }

  return (
    <button
      type="button"
      className={getButtonClass(variant)}
      {...rest}
      // `false` would contradict a form that is locked as a whole.
      aria-disabled={isDisabled || undefined}
      aria-busy={busy}
      onClick={onClick}
    >
      <span className={busy ? styles.hidden : styles.content}>{children}</span>
      {busy && <Spinner />}
    </button>
  );
}

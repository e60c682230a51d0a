import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import styles from './locked-fields.module.css';

interface LockedFieldsProps {
  isLocked: boolean;
  children: ReactNode;
}

const preventInput = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Leaves Tab, Escape and browser shortcuts working. */
function preventKey(event: KeyboardEvent) {
  if (['Tab', 'Escape'].includes(event.key) || event.ctrlKey || event.metaKey) return;
  preventInput(event);
}

const blockedEvents = {
  onPointerDownCapture: preventInput,
  onMouseDownCapture: preventInput,
  onClickCapture: preventInput,
  onKeyDownCapture: preventKey,
  onBeforeInputCapture: preventInput,
  onPasteCapture: preventInput,
  onCutCapture: preventInput,
  onDropCapture: preventInput,
  onDragStartCapture: preventInput,
};

/** Ignores input while the form is sent. Unlike disabled fields, locked ones keep the focus. */
export function LockedFields({ isLocked, children }: LockedFieldsProps) {
  return (
    <fieldset className={styles.fields} aria-disabled={isLocked} {...(isLocked && blockedEvents)}>
      {children}
    </fieldset>
  );
}

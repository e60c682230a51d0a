import type { KeyboardEvent } from 'react';

/** Whether the keyboard has ⌘ in place of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The attributes of a submit button whose form is submitted by Ctrl+Enter or ⌘ Enter, too. */
export const submitShortcutAttributes = {
  'aria-keyshortcuts': 'Control+Enter Meta+Enter',
  'data-tooltip': isApple ? '⌘ Enter' : 'Ctrl+Enter',
};

/**
 * Returns a handler for `onKeyDownCapture` that submits by Ctrl+Enter or ⌘ Enter from any input. It captures the key,
 * because Enter means something else to lists and selects.
 */
export const createSubmitShortcut = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.altKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  submit();
};

/** Whether a key removes what has the focus: on some keyboards the key that is called Delete is Backspace. */
export const isDeleteKey = ({ key }: Pick<KeyboardEvent, 'key'>) =>
  key === 'Delete' || key === 'Backspace';

import type { KeyboardEvent } from 'react';
import type { Shortcut } from './actions.ts';

/** Whether the keyboard has ⌘ in place of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The attributes of a submit button, if Ctrl+Enter or ⌘ Enter submits its form, too. */
export const submitShortcutAttributes = {
  'aria-keyshortcuts': 'Control+Enter Meta+Enter',
  'data-tooltip': isApple ? '⌘ Enter' : 'Ctrl+Enter',
};

/**
 * Returns a handler for `onKeyDownCapture` that submits by Ctrl+Enter or ⌘ Enter from any input. It captures the key,
 * because Enter does something else in lists and selects.
 */
export const createSubmitShortcut = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.altKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat) return;
  submit();
};

/** Whether a key removes the focused item. On some keyboards, the key that is labelled Delete is Backspace. */
export const isDeleteKey = ({ key }: Pick<KeyboardEvent, 'key'>) =>
  key === 'Delete' || key === 'Backspace';

/** Shortcuts of focused elements, which handle the keys themselves. */
export const focusShortcuts = {
  close: { label: 'Close, clear the selection', keys: ['Escape'] },
  view: { label: 'View', keys: ['Enter'] },
  submit: { label: 'Submit', keys: ['$mod+Enter'] },
  moveItem: { label: 'Move an item', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
  removeItem: { label: 'Remove an item', keys: ['Delete'] },
} satisfies Record<string, Shortcut>;

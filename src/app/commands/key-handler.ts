import type { PreferencesStore } from '../../session/preferences.ts';
import { findActionOfKey } from '../../ui/actions.ts';
import { isApple } from '../../ui/keyboard.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';

/** How long after `g` a letter still belongs to it, in milliseconds. */
const sequenceMs = 1000;

/** A letter of a script without Latin letters on its keyboards, such as Cyrillic. */
const otherLetter = /^(?!\p{Script=Latin})\p{L}$/u;

/** A character that may need Shift or AltGr, depending on the layout of the keyboard. */
const sign = /^[^\p{L}\p{N}\s]$/u;

/**
 * The name that actions use for the key of an event: `j`, `Delete`, `$mod+k`; undefined if other modifiers are pressed.
 * Letters are in lower case, even with Caps Lock. On a keyboard of another script, it is the Latin letter at this
 * position.
 */
function getKey(event: KeyboardEvent): string | undefined {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  // On Windows, AltGr is reported as Ctrl and Alt.
  if (sign.test(key)) return metaKey || ctrlKey !== altKey ? undefined : key;
  if (altKey || shiftKey) return undefined;
  const name =
    key.length > 1 ? key : (otherLetter.test(key) ? code.replace('Key', '') : key).toLowerCase();
  if (!ctrlKey && !metaKey) return name;
  return (isApple ? metaKey : ctrlKey) ? `$mod+${name}` : undefined;
}

/**
 * The controls in which keys type, choose or move. Check boxes are not among them, because they only use the space bar.
 */
const fieldSelector =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=slider]';

/**
 * Whether keys have another meaning here: in a field, a dialog or a menu. The tooltip, which is a manual popover, uses
 * no keys.
 */
const hasOwnKeys = (target: EventTarget | null) =>
  (target instanceof Element && target.closest(fieldSelector) !== null) ||
  isModalOpen() ||
  document.querySelector('[popover=auto]:popover-open') !== null;

/** The keys that repeat while they are held down. Holding any other key runs its action only once. */
const moveKey = /^(j|k|ArrowDown|ArrowUp)$/;

/**
 * Returns a function that runs the available action for a key. tinykeys does not fit: its keys are fixed, while these
 * change with the screen, and it would run the action of `n` also for `g n`.
 */
export function createKeyHandler(preferences: PreferencesStore) {
  let sequenceEndsAt = 0;

  return function handleKey(event: KeyboardEvent): void {
    const key = getKey(event);
    if (event.defaultPrevented || event.isComposing || key === undefined) return;
    if (event.repeat && !moveKey.test(key)) return;
    const isSingle = !key.startsWith('$mod+');
    if (isSingle && (!preferences.get().hasShortcuts || hasOwnKeys(event.target))) return;
    const isInSequence = isSingle && event.timeStamp < sequenceEndsAt;
    sequenceEndsAt = key === 'g' && !isInSequence ? event.timeStamp + sequenceMs : 0;
    const action = findActionOfKey(isInSequence ? `g ${key}` : key);
    if (!action) return;
    event.preventDefault();
    action.run();
  };
}

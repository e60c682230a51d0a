import { createPath, type DataRouter } from 'react-router-dom';
import { createKeybindingsHandler } from 'tinykeys';
import { createOriginState } from '../../engine/config/list-params.ts';
import type { PreferencesStore } from '../../session/preferences.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import { openDialog, useOpenDialog } from './command-dialogs.ts';
import { navigateTo } from './navigate-to.ts';
import { getLetter } from './get-letter.ts';
import { type Shortcut, type ShortcutContext, shortcuts } from './shortcuts.ts';

/** How long after `g` a letter still belongs to it, in milliseconds. */
const sequenceMs = 1000;

interface KeyHandlerOptions {
  router: DataRouter;
  preferences: Pick<PreferencesStore, 'get'>;
}

/** The controls in which a key types, chooses or moves. A check box takes only the space bar. */
const fieldSelector =
  'input:not([type=checkbox]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=listbox], [role=menu], [role=slider]';

const isInField = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(fieldSelector) !== null;

/** Open menus have keys of their own; the tooltip, a manual popover, has none. */
const isMenuOpen = () => document.querySelector('[popover=auto]:popover-open') !== null;

/** AltGr counts as Ctrl and Alt on Windows; it types characters. */
const hasModifier = ({ ctrlKey, altKey, metaKey }: KeyboardEvent) => metaKey || ctrlKey !== altKey;

/** A sign may need Shift or AltGr, depending on the layout of the keyboard. */
const listBindings = (key: string) =>
  /^[^\w\s]$/.test(key) ? [key, `Shift+${key}`, `Control+Alt+${key}`] : [key];

/** The event that a keyboard with Latin letters would fire. */
function toLatin(event: KeyboardEvent): KeyboardEvent {
  const key = getLetter(event);
  if (key === event.key.toLowerCase()) return event;
  const { type, code, ctrlKey, shiftKey, altKey, metaKey, repeat } = event;
  const init = { key, code, ctrlKey, shiftKey, altKey, metaKey, repeat, cancelable: true };
  return new KeyboardEvent(type, init);
}

/** Returns a function that handles a key: it opens the palette, or runs the shortcut of the key. */
export function createKeyHandler(options: KeyHandlerOptions) {
  const { router, preferences } = options;
  let sequenceEndsAt = 0;
  const context: ShortcutContext = {
    navigate: (path) => navigateTo(router, path),
    openRow: (path, rowNumber) =>
      navigateTo(router, path, createOriginState(createPath(router.state.location), rowNumber)),
    openShortcuts: () => openDialog('shortcuts'),
  };

  function createListener(key: string, run: NonNullable<Shortcut['run']>) {
    const isSequence = key.startsWith('g ');
    return (event: KeyboardEvent) => {
      // Held down, a key moves on, but does not delete or open anything twice; after `g` a letter means a screen.
      const isMove = key.startsWith('Arrow') || key === 'j' || key === 'k';
      if (event.repeat && !isMove) return;
      if (!isSequence && event.timeStamp < sequenceEndsAt) return;
      if (run(context, event)) event.preventDefault();
    };
  }

  const listeners = shortcuts.flatMap(({ keys, run }) =>
    run
      ? keys.flatMap((key) => listBindings(key).map((each) => [each, createListener(key, run)]))
      : [],
  );
  const handleShortcut = createKeybindingsHandler(Object.fromEntries(listeners), {
    timeout: sequenceMs,
  });
  const handlePalette = createKeybindingsHandler({
    '$mod+k': (event) => {
      event.preventDefault();
      const dialog = useOpenDialog.getState();
      if (dialog === 'palette') openDialog(undefined);
      else if (dialog || !isModalOpen()) openDialog('palette');
    },
  });

  return function handleKey(original: KeyboardEvent): void {
    if (original.isComposing) return;
    const event = toLatin(original);
    handlePalette(event);
    if (preferences.get().hasShortcuts && !hasModifier(event) && !isInField(original))
      runShortcut(event);
    if (event.defaultPrevented) original.preventDefault();
  };

  function runShortcut(event: KeyboardEvent) {
    if (isModalOpen() || isMenuOpen()) return;
    handleShortcut(event);
    if (event.key.length > 1) return;
    const isFirst = getLetter(event) === 'g' && event.timeStamp >= sequenceEndsAt;
    sequenceEndsAt = isFirst ? event.timeStamp + sequenceMs : 0;
  }
}

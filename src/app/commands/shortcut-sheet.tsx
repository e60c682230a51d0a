import { addActions, rowActions, searchActions } from '../../engine/list/list-actions.ts';
import { recordNavigationActions } from '../../engine/record/record-navigation.tsx';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { type Shortcut, useScreenActions } from '../../ui/actions.ts';
import { editActions } from '../../ui/edit-button.tsx';
import { focusShortcuts } from '../../ui/keyboard.ts';
import { CloseButton, ModalDialog } from '../../ui/modal-dialog.tsx';
import { pagerActions } from '../../ui/pager.tsx';
import {
  closeDialog,
  consoleActions,
  paletteAction,
  screenActions,
  sheetAction,
} from './console-actions.ts';
import { Keys } from './keys.tsx';
import styles from './shortcut-sheet.module.css';

/** The shortcuts of the console, by the situation in which they can be pressed. */
const situations: Readonly<Record<string, readonly Shortcut[]>> = {
  Anywhere: [...consoleActions, ...searchActions, ...addActions, focusShortcuts.close],
  'In a list': [...rowActions, focusShortcuts.view, ...pagerActions],
  'On a record': [...recordNavigationActions, ...editActions],
  'In a form': [focusShortcuts.submit, focusShortcuts.moveItem, focusShortcuts.removeItem],
  'Go to': screenActions,
};

const listed = new Set(Object.values(situations).flat());

const hasKeys = ({ keys = [] }: Shortcut) => keys.length > 0;

/** All shortcuts, and a switch that turns them off. */
export function ShortcutSheet() {
  const { hasShortcuts } = usePreferences();
  const preferences = usePreferencesStore();
  const ofScreen = useScreenActions().filter(
    (action) => hasKeys(action) && !listed.has(action.definition),
  );
  const shown = ofScreen.length > 0 ? { ...situations, 'On this screen': ofScreen } : situations;
  return (
    <ModalDialog label={sheetAction.label} className={styles.sheet} onClose={closeDialog}>
      <div className={styles.head}>
        <h2>{sheetAction.label}</h2>
        <CloseButton onClick={closeDialog} />
      </div>
      <div className={styles.body}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={hasShortcuts}
            checked={hasShortcuts}
            onChange={(event) => preferences.set({ hasShortcuts: event.target.checked })}
          />
          <span>
            Single-key shortcuts
            <span className={styles.hint}>
              {paletteAction.keys?.map((binding) => (
                <Keys key={binding} of={binding} />
              ))}
              <span> works in any case. Single keys do nothing while you type.</span>
            </span>
          </span>
        </label>
        <div className={`${styles.situations} ${hasShortcuts ? '' : styles.off}`}>
          {Object.entries(shown).map(([situation, shortcuts]) => (
            <section key={situation} aria-label={situation}>
              <h3 className={styles.situation}>{situation}</h3>
              <dl>
                {shortcuts.filter(hasKeys).map(({ label, keys = [] }) => (
                  <div key={label} className={styles.row}>
                    <dt>{label}</dt>
                    <dd className={styles.keys}>
                      {keys.map((binding) => (
                        <Keys key={binding} of={binding} />
                      ))}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </ModalDialog>
  );
}

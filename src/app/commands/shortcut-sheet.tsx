import { addActions, rowActions, searchActions } from '../../engine/list/list-actions.ts';
import { recordNavigationActions } from '../../engine/record/record-navigation.tsx';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { type ScreenAction, useScreenActions } from '../../ui/actions.ts';
import { editActions } from '../../ui/edit-button.tsx';
import { CloseButton, ModalDialog } from '../../ui/modal-dialog.tsx';
import { pagerActions } from '../../ui/pager.tsx';
import { closeDialog, consoleActions, screenActions } from './console-actions.ts';
import { Keys } from './keys.tsx';
import styles from './shortcut-sheet.module.css';

type Shortcut = Pick<ScreenAction, 'label' | 'keys'>;

const places: Readonly<Record<string, readonly Shortcut[]>> = {
  Anywhere: [
    ...consoleActions,
    ...searchActions,
    ...addActions,
    // Handled by the dialog or menu that it closes, too.
    { label: 'Close, clear the selection', keys: ['Escape'] },
  ],
  // Enter is handled by the link that has the focus.
  'In a list': [...rowActions, { label: 'View', keys: ['Enter'] }, ...pagerActions],
  'On a record': [...recordNavigationActions, ...editActions],
  'In a form': [
    { label: 'Submit', keys: ['$mod+Enter'] },
    { label: 'Move an item', keys: ['Alt+ArrowUp', 'Alt+ArrowDown'] },
    { label: 'Remove an item', keys: ['Delete'] },
  ],
  'Go to': screenActions,
};

const generalLabels = new Set(
  Object.values(places).flatMap((actions) => actions.map(({ label }) => label)),
);

/** The keys of each label. */
function listRows(actions: readonly Shortcut[]) {
  const rows = new Map<string, string[]>();
  for (const { label, keys = [] } of actions)
    if (keys.length > 0) rows.set(label, [...(rows.get(label) ?? []), ...keys]);
  return [...rows];
}

/** All shortcuts, and a switch that turns them off. */
export function ShortcutSheet() {
  const { hasShortcuts } = usePreferences();
  const preferences = usePreferencesStore();
  const ofScreen = useScreenActions().filter(
    ({ label, keys = [] }) => keys.length > 0 && !generalLabels.has(label),
  );
  const shown = ofScreen.length > 0 ? { ...places, 'On this screen': ofScreen } : places;
  return (
    <ModalDialog label="Keyboard shortcuts" className={styles.sheet} onClose={closeDialog}>
      <div className={styles.head}>
        <h2>Keyboard shortcuts</h2>
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
              <Keys of="$mod+k" />
              <span> works in any case. Single keys do nothing while you type.</span>
            </span>
          </span>
        </label>
        <div className={`${styles.places} ${hasShortcuts ? '' : styles.off}`}>
          {Object.entries(shown).map(([place, actions]) => (
            <section key={place} aria-label={place}>
              <h3 className={styles.place}>{place}</h3>
              <dl>
                {listRows(actions).map(([label, keys]) => (
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

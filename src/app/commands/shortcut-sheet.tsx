import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import type { CommandDialogProps } from './command-dialogs.ts';
import { Keys } from './keys.tsx';
import styles from './shortcut-sheet.module.css';
import { type Place, shortcuts } from './shortcuts.ts';

const places: readonly Place[] = ['Anywhere', 'In a list', 'On a record', 'In a form', 'Go to'];

/** The shortcuts that work in a place, by what they do there. */
function listRows(place: Place) {
  const rows = new Map<string, string[]>();
  for (const { keys, labels } of shortcuts) {
    const label = labels[place];
    if (label !== undefined) rows.set(label, [...(rows.get(label) ?? []), ...keys]);
  }
  return [...rows];
}

/** All shortcuts, and a switch that turns them off. */
export function ShortcutSheet({ onClose }: Pick<CommandDialogProps, 'onClose'>) {
  const { hasShortcuts } = usePreferences();
  const preferences = usePreferencesStore();
  return (
    <ModalDialog label="Keyboard shortcuts" className={styles.sheet} onClose={onClose}>
      <div className={styles.head}>
        <h2>Keyboard shortcuts</h2>
        <Button
          className={`${getButtonClass('icon')} ${styles.close}`}
          aria-label="Close"
          onClick={onClose}
        >
          <Icon of={CloseOutlined} />
        </Button>
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
            Use shortcuts of a single key
            <span className={styles.hint}>
              <Keys of="$mod+k" /> works in any case. Single keys do nothing while you type.
            </span>
          </span>
        </label>
        <div className={`${styles.places} ${hasShortcuts ? '' : styles.off}`}>
          {places.map((place) => (
            <section key={place} aria-label={place}>
              <h3 className={styles.place}>{place}</h3>
              <dl>
                {listRows(place).map(([label, keys]) => (
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

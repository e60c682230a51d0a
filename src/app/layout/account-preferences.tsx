import { useId } from 'react';
import type { Preferences } from '../../session/preferences.ts';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { menuItemClass } from '../../ui/popover-menu.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import styles from './account-preferences.module.css';
import { openDialog } from '../commands/command-dialogs.ts';

const themes = { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<
  Preferences['theme'],
  string
>;

/** The part of the account menu that sets preferences. */
export function AccountPreferences() {
  const id = useId();
  const { theme } = usePreferences();
  const preferences = usePreferencesStore();

  function reset() {
    const question =
      'Reset your preferences on this device (theme, sidebar, shortcuts, columns, page sizes) and the list of recent records?';
    if (!window.confirm(question)) return;
    preferences.reset();
    toastSuccess('Preferences reset.');
  }

  return (
    <>
      <div role="radiogroup" aria-labelledby={id} className={styles.themes}>
        <div id={id} className={styles.heading}>
          Theme
        </div>
        <div className={styles.choices}>
          {(Object.keys(themes) as Preferences['theme'][]).map((name) => (
            <label key={name} className={styles.choice}>
              <input
                type="radio"
                name={id}
                checked={name === theme}
                onChange={() => preferences.set({ theme: name })}
              />
              {themes[name]}
            </label>
          ))}
        </div>
      </div>
      <button type="button" className={menuItemClass} onClick={() => openDialog('shortcuts')}>
        Keyboard shortcuts
      </button>
      <button type="button" className={menuItemClass} onClick={reset}>
        Reset preferences
      </button>
    </>
  );
}

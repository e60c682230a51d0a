import { useId } from 'react';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { getAdminName } from '../../session/administrator.ts';
import type { Admin } from '../../session/session-store.ts';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { useSignOut } from '../../ui/use-sign-out.ts';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { signIn } from '../../product/sign-in.ts';
import { accountScreen } from '../screens.tsx';
import { sheetAction, signOutAction } from '../commands/console-actions.ts';
import { themes } from '../themes.ts';
import styles from './account-menu.module.css';
import { Avatar, getInitials } from './avatar.tsx';

/** The avatar with a menu. */
export function AccountMenu({ user }: { user: Admin }) {
  const id = useId();
  const chosen = usePreferences().theme;
  const preferences = usePreferencesStore();
  const signOut = useSignOut();

  function resetPreferences() {
    const question =
      'Reset your preferences on this device (theme, sidebar, shortcuts, columns, page sizes) and the list of recent records?';
    if (!window.confirm(question)) return;
    preferences.reset();
    toastSuccess('Preferences reset.');
  }

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        aria-label={`${getInitials(user)}, account of ${getAdminName(user)}`}
      >
        <Avatar user={user} />
      </button>
      <PopoverMenu id={id}>
        <h2 className={styles.heading}>Signed in as Admin</h2>
        {accountScreen && (
          <RouteLink to={accountScreen.path} className={menuItemClass}>
            {accountScreen.link?.label}
          </RouteLink>
        )}
        <div role="radiogroup" aria-labelledby={`${id}-theme`} className={styles.themes}>
          <div id={`${id}-theme`} className={styles.heading}>
            Theme
          </div>
          <div className={styles.choices}>
            {themes.map(({ theme, label }) => (
              <label key={theme} className={styles.choice}>
                <input
                  type="radio"
                  name={id}
                  checked={theme === chosen}
                  onChange={() => preferences.set({ theme })}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </div>
        <button type="button" className={menuItemClass} onClick={sheetAction.run}>
          {sheetAction.label}
        </button>
        <button type="button" className={menuItemClass} onClick={resetPreferences}>
          Reset preferences
        </button>
        {signIn && (
          <button
            type="button"
            className={menuItemClass}
            onClick={() => signOutAction.run({ signOut })}
          >
            {signOutAction.label}
          </button>
        )}
      </PopoverMenu>
    </>
  );
}

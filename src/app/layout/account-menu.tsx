import { useId, useState } from 'react';
import type { Admin } from '../../session/session-store.ts';
import { useSignOut } from '../../session/session-context.ts';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { getAdminName, getInitials } from './admin-name.ts';
import { type CommandLoader, preloadCommands } from './use-commands.ts';

interface AccountMenuProps {
  user: Admin;
  commands: CommandLoader;
}

/** The avatar with a menu. */
export function AccountMenu({ user, commands: { module, load } }: AccountMenuProps) {
  const id = useId();
  // The items of a menu that was never opened are not rendered.
  const [wasOpened, setOpened] = useState(false);
  const signOut = useSignOut();

  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        onPointerEnter={preloadCommands}
        onClick={() => {
          setOpened(true);
          void load();
        }}
        aria-label={`${getInitials(user)}, account of ${getAdminName(user)}`}
      >
        <Avatar user={user} />
      </button>
      <PopoverMenu id={id}>
        {wasOpened && (
          <>
            <h2 className={styles.heading}>Signed in as Admin</h2>
            <RouteLink to="/admin/view-profile" className={menuItemClass}>
              Profile
            </RouteLink>
            {module ? <module.AccountPreferences /> : <div className={styles.preferences} />}
            <button type="button" className={menuItemClass} onClick={signOut}>
              Log Out
            </button>
          </>
        )}
      </PopoverMenu>
    </>
  );
}

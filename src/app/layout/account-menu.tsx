import { Suspense, useId, useState } from 'react';
import type { Admin } from '../../session/session-store.ts';
import { useSignOut } from '../../session/session-context.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { getAdminName, getInitials } from './admin-name.ts';

const importPreferences = () => import('./account-preferences.tsx');
const AccountPreferences = lazyComponent(
  importPreferences,
  (module) => module.AccountPreferences,
  () => null,
);

interface AccountMenuProps {
  user: Admin;
}

/** The avatar with a menu. */
export function AccountMenu({ user }: AccountMenuProps) {
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
        onPointerEnter={() => preload(importPreferences)}
        onClick={() => setOpened(true)}
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
            <Suspense fallback={<div className={styles.preferences} />}>
              <AccountPreferences />
            </Suspense>
            <button type="button" className={menuItemClass} onClick={signOut}>
              Log Out
            </button>
          </>
        )}
      </PopoverMenu>
    </>
  );
}

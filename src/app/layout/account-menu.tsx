import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Admin } from '../../session/session-storage.ts';
import { useSignOut } from '../../session/session-context.ts';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { getAdminName, getInitials } from './admin-name.ts';

/** The avatar with a menu. */
export function AccountMenu({ user }: { user: Admin }) {
  const id = useId();
  const signOut = useSignOut();

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
        <Link to="/admin/view-profile" className={menuItemClass}>
          Profile
        </Link>
        <button type="button" className={menuItemClass} onClick={signOut}>
          Log Out
        </button>
      </PopoverMenu>
    </>
  );
}

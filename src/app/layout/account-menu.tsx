import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Admin } from '../../session/session-storage.ts';
import { useSignOut } from '../../session/session-context.ts';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { getAdminName, getInitials } from './admin-name.ts';

/** The avatar with a menu, a native popover: the browser handles Escape, clicks outside and focus. */
export function AccountMenu({ user }: { user: Admin }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const signOut = useSignOut();
  const close = () => menu.current?.hidePopover();

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
      <div id={id} ref={menu} popover="auto" className={styles.menu}>
        <h2 className={styles.heading}>Signed in as Admin</h2>
        <Link to="/admin/view-profile" className={styles.item} onClick={close}>
          Profile
        </Link>
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            close();
            signOut();
          }}
        >
          Log Out
        </button>
      </div>
    </>
  );
}

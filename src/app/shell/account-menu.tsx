import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Admin } from '../../session/stored-session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import styles from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { initialsOf, nameOf } from './person.ts';

/** The avatar and what drops down from it; the browser's popover knows Escape, clicks elsewhere and focus. */
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
        aria-label={`${initialsOf(user)}, account of ${nameOf(user)}`}
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

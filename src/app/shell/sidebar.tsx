import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Admin } from '../../session/stored-session.ts';
import { useSignOut } from '../../session/use-sign-out.ts';
import { Brand } from '../../ui/brand.tsx';
import { Avatar } from './avatar.tsx';
import { entries, isActive } from './entries.ts';
import styles from './sidebar.module.css';

interface SidebarProps {
  user: Admin;
  /** Whether it lies over the screen, as on a narrow window. */
  overlay: boolean;
  onClose: () => void;
}

export function Sidebar({ user, overlay, onClose }: SidebarProps) {
  const { pathname } = useLocation();
  const signOut = useSignOut();
  const sidebar = useOverlay(overlay, onClose);

  return (
    <>
      {overlay && (
        <button
          type="button"
          className={styles.veil}
          aria-label="Close sidebar"
          onClick={onClose}
        />
      )}
      <aside
        ref={sidebar}
        tabIndex={-1}
        className={`${styles.sidebar} ${overlay ? styles.overlay : ''}`}
      >
        <div className={styles.brand}>
          <Brand to="/admin/dashboard" />
        </div>
        <Link to="/admin/view-profile" className={styles.profile}>
          <Avatar user={user} />
          Welcome Admin
        </Link>
        <nav aria-label="Main" className={styles.entries}>
          {entries.map(({ to, label, Icon }) => (
            <Link
              key={to}
              to={to}
              className={styles.entry}
              aria-current={isActive(to, pathname) ? 'page' : undefined}
            >
              <Icon aria-hidden />
              {label}
            </Link>
          ))}
          <button type="button" className={styles.entry} onClick={signOut}>
            <LogoutOutlined aria-hidden />
            Log Out
          </button>
        </nav>
      </aside>
    </>
  );
}

/** Over the screen the sidebar has the keyboard, until Escape; then whoever had it before has it again. */
function useOverlay(active: boolean, onClose: () => void) {
  const sidebar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!active) return undefined;
    const before = document.activeElement;
    sidebar.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [active]);

  useEffect(() => {
    if (!active) return undefined;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [active, onClose]);

  return sidebar;
}

import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import { memo, useEffect, useEffectEvent, useRef } from 'react';
import type { Admin } from '../../session/session-store.ts';
import { useSignOut } from '../../session/session-context.ts';
import { Brand, brandClass } from '../../ui/brand.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { Avatar } from './avatar.tsx';
import { resources } from '../resources.ts';
import { createNavItems, isActiveItem } from './nav-items.ts';
import styles from './sidebar.module.css';

const navItems = createNavItems(resources);

interface SidebarProps {
  user: Admin;
  pathname: string;
  /** Whether it covers the screen, as in a narrow window. */
  isOverlay: boolean;
  onClose: () => void;
}

/** Memoised, because the layout renders on each navigation. */
export const Sidebar = memo(function Sidebar({ user, pathname, isOverlay, onClose }: SidebarProps) {
  const sidebar = useOverlay(isOverlay, onClose);

  return (
    <>
      {isOverlay && (
        <button
          type="button"
          className={styles.backdrop}
          aria-label="Close sidebar"
          onClick={onClose}
        />
      )}
      <aside
        ref={sidebar}
        tabIndex={-1}
        className={`${styles.sidebar} ${isOverlay ? styles.overlay : ''}`}
      >
        <RouteLink to="/admin/dashboard" className={`${brandClass} ${styles.brand}`}>
          <Brand />
        </RouteLink>
        <RouteLink to="/admin/view-profile" className={styles.profile}>
          <Avatar user={user} />
          Welcome Admin
        </RouteLink>
        <nav aria-label="Main" className={styles.items}>
          {navItems.map(({ to, label, icon }) => (
            <RouteLink
              key={to}
              to={to}
              className={styles.item}
              aria-current={isActiveItem(to, pathname) ? 'page' : undefined}
            >
              <Icon of={icon} />
              {label}
            </RouteLink>
          ))}
          <LogOut />
        </nav>
      </aside>
    </>
  );
});

function LogOut() {
  const signOut = useSignOut();
  return (
    <button type="button" className={styles.item} onClick={signOut}>
      <Icon of={LogoutOutlined} />
      Log Out
    </button>
  );
}

/** While active, the sidebar has the focus and Escape closes it; afterwards the focus returns to where it was. */
function useOverlay(isActive: boolean, onClose: () => void) {
  const sidebar = useRef<HTMLElement>(null);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  });

  useEffect(() => {
    if (!isActive) return undefined;
    const previousElement = document.activeElement;
    sidebar.current?.focus();
    window.addEventListener('keydown', closeOnEscape);
    return () => {
      window.removeEventListener('keydown', closeOnEscape);
      if (previousElement instanceof HTMLElement) previousElement.focus();
    };
  }, [isActive]);

  return sidebar;
}

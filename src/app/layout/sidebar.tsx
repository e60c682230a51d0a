import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import { memo } from 'react';
import type { Admin } from '../../session/session-store.ts';
import { Brand, brandClass } from '../../ui/brand.tsx';
import { useSignOut } from '../../ui/use-sign-out.ts';
import { Icon } from '../../ui/icon.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
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
  const sidebar = (
    <aside className={styles.sidebar}>
      <RouteLink to="/admin/dashboard" className={`${brandClass} ${styles.brand}`}>
        <Brand />
      </RouteLink>
      <RouteLink to="/admin/view-profile" className={styles.profile}>
        <Avatar user={user} />
        <span>Welcome Admin</span>
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
            <span>{label}</span>
          </RouteLink>
        ))}
        <LogOut />
      </nav>
    </aside>
  );
  if (!isOverlay) return sidebar;
  return (
    <ModalDialog label="Sidebar" className={styles.overlay} onClose={onClose}>
      {sidebar}
    </ModalDialog>
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

import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined';
import { memo } from 'react';
import { homePath } from '../../session/require-auth.tsx';
import type { Admin } from '../../session/session-store.ts';
import { Brand, brandClass } from '../../ui/brand.tsx';
import { useSignOut } from '../../ui/use-sign-out.ts';
import { Icon, IconOrLetters } from '../../ui/icon.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { logo, name, signIn } from '../../product/sign-in.ts';
import { signOutAction } from '../commands/console-actions.ts';
import { createNavItems, isActiveItem } from '../nav-items.ts';
import { resources } from '../resources.ts';
import { accountScreen } from '../screens.tsx';
import { Avatar } from './avatar.tsx';
import styles from './sidebar.module.css';

const navItems = createNavItems(resources);

interface SidebarProps {
  user: Admin;
  pathname: string;
  /** Whether the sidebar covers the screen, as in a narrow window. */
  isOverlay: boolean;
  onClose: () => void;
}

/** The sidebar of the page. It is memoised, because the layout renders on each navigation. */
export const Sidebar = memo(function Sidebar({ user, pathname, isOverlay, onClose }: SidebarProps) {
  const sidebar = (
    <aside className={styles.sidebar}>
      <RouteLink to={homePath} className={`${brandClass} ${styles.brand}`} data-tooltip={name}>
        <Brand logo={logo} name={name} />
      </RouteLink>
      {accountScreen && (
        <RouteLink to={accountScreen.path} className={styles.profile} data-tooltip="Welcome Admin">
          <Avatar user={user} />
          <span>Welcome Admin</span>
        </RouteLink>
      )}
      <nav aria-label="Main" className={styles.items}>
        {navItems.map(({ to, label, icon }) => (
          <RouteLink
            key={to}
            to={to}
            className={styles.item}
            data-tooltip={label}
            aria-current={isActiveItem(to, pathname) ? 'page' : undefined}
          >
            <IconOrLetters of={icon} name={label} />
            <span>{label}</span>
          </RouteLink>
        ))}
        {signIn && <LogOut />}
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
    <button
      type="button"
      className={styles.item}
      data-tooltip={signOutAction.label}
      onClick={() => signOutAction.run({ signOut })}
    >
      <Icon of={LogoutOutlined} />
      <span>{signOutAction.label}</span>
    </button>
  );
}

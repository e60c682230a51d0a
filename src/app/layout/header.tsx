import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import { memo } from 'react';
import type { Admin } from '../../session/session-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';

interface HeaderProps {
  user: Admin;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Memoised, because the layout renders on each navigation. */
export const Header = memo(function Header({ user, isExpanded, onToggle }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Button
        variant="icon"
        aria-label="Toggle sidebar"
        aria-expanded={isExpanded}
        onClick={onToggle}
      >
        <Icon of={MenuOutlined} />
      </Button>
      <AccountMenu user={user} />
    </header>
  );
});

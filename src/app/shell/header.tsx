import MenuOutlined from '@ant-design/icons/MenuOutlined';
import type { Admin } from '../../session/stored-session.ts';
import { Button } from '../../ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';

interface HeaderProps {
  user: Admin;
  expanded: boolean;
  onToggle: () => void;
}

export function Header({ user, expanded, onToggle }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Button look="icon" aria-label="Toggle sidebar" aria-expanded={expanded} onClick={onToggle}>
        <MenuOutlined aria-hidden />
      </Button>
      <AccountMenu user={user} />
    </header>
  );
}

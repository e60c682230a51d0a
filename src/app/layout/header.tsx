import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined';
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined';
import { memo } from 'react';
import type { Admin } from '../../session/session-store.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isApple } from '../../ui/keyboard.ts';
import { preloadPalette } from '../commands/commands.tsx';
import { paletteAction } from '../commands/console-actions.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';

interface HeaderProps {
  user: Admin;
  isExpanded: boolean;
  onToggle: () => void;
}

/** The header of the page. It is memoised, because the layout renders on each navigation. */
export const Header = memo(function Header({ user, isExpanded, onToggle }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Button
        className={`${getButtonClass('icon')} ${styles.toggle}`}
        aria-label="Toggle sidebar"
        aria-expanded={isExpanded}
        onClick={onToggle}
      >
        <Icon of={MenuOutlined} />
      </Button>
      <button
        type="button"
        className={styles.search}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={preloadPalette}
        onClick={paletteAction.run}
      >
        <Icon of={SearchOutlined} />
        <span>{paletteAction.label}</span>
        <kbd aria-hidden>{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <AccountMenu user={user} />
    </header>
  );
});

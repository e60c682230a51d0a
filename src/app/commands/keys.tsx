import { isApple } from '../../ui/keyboard.ts';
import styles from './keys.module.css';

/** The names of keys on the keyboard. */
const names: Readonly<Partial<Record<string, string>>> = {
  $mod: isApple ? '⌘' : 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
};

/** The keys of a shortcut. Both `g d` and `$mod+k` are shown as two keys. */
export const Keys = ({ of: binding }: { of: string }) => (
  <span className={styles.keys}>
    {binding.split(/[ +]/).map((key, index) => (
      <kbd key={index} className={styles.key}>
        {names[key] ?? (binding.includes('+') ? key.toUpperCase() : key)}
      </kbd>
    ))}
  </span>
);

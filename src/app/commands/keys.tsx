import { isApple } from '../../ui/keyboard.ts';
import styles from './keys.module.css';

/** The names of keys on the keyboard. */
const names: Readonly<Partial<Record<string, string>>> = {
  $mod: isApple ? '⌘' : 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
};

/** What each key of a binding is called: `g d` are two keys, `$mod+k` too. */
const listKeyNames = (binding: string) =>
  binding
    .split(/[ +]/)
    .map((key) => names[key] ?? (binding.includes('+') ? key.toUpperCase() : key));

/** The keys of a shortcut, as tinykeys spells them. */
export const Keys = ({ of: binding }: { of: string }) => (
  <span className={styles.keys}>
    {listKeyNames(binding).map((name, index) => (
      <kbd key={index} className={styles.key}>
        {name}
      </kbd>
    ))}
  </span>
);

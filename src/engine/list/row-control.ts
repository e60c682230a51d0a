import { getButtonClass } from '../../ui/button.tsx';
import styles from './row-icons.module.css';

const icons = { view: styles.view, delete: styles.delete, more: styles.more };

/** The classes of a link or a button in a row of a list, with its icon. */
export const getRowControlClass = (icon: keyof typeof icons) =>
  `${getButtonClass(icon === 'delete' ? 'danger-icon' : 'icon')} ${styles.icon} ${icons[icon]}`;

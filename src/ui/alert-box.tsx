import CloseCircleOutlined from '@ant-design/icons/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import type { ReactNode } from 'react';
import styles from './alert-box.module.css';

const icons = {
  info: InfoCircleOutlined,
  warning: WarningOutlined,
  error: CloseCircleOutlined,
};

interface AlertBoxProps {
  variant?: keyof typeof icons;
  title?: string;
  /** A button after the text. */
  action?: ReactNode;
  children: ReactNode;
}

export function AlertBox({ variant = 'info', title, action, children }: AlertBoxProps) {
  const Icon = icons[variant];
  return (
    <div role="alert" className={`${styles.box} ${styles[variant]}`}>
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.text}>
        {title && <div className={styles.title}>{title}</div>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}

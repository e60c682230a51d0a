import CloseCircleOutlined from '@ant-design/icons-svg/es/asn/CloseCircleOutlined';
import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
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
  action?: ReactElement;
  children: ReactNode;
}

export function AlertBox({ variant = 'info', title, action, children }: AlertBoxProps) {
  return (
    <div role="alert" className={`${styles.box} ${styles[variant]}`}>
      <Icon of={icons[variant]} className={styles.icon} />
      <div className={styles.text}>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}

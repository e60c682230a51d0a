import Modal, { type ModalProps } from 'antd/es/modal';
import { useRef } from 'react';
import styles from './form-modal.module.css';

interface FormModalProps extends Pick<
  ModalProps,
  'title' | 'open' | 'onCancel' | 'afterClose' | 'width' | 'children'
> {
  /** Called after the opening animation, to focus an input. */
  onOpened: (container: HTMLElement) => void;
}

/** A dialog whose head and foot are fixed, and that a click beside it does not close. */
export function FormModal({ onOpened, ...props }: FormModalProps) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <Modal
      {...props}
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && container.current && onOpened(container.current)}
      mask={{ closable: false }}
      footer={null}
      className={styles.dialog ?? ''}
      classNames={{
        wrapper: styles.wrapper ?? '',
        container: styles.container ?? '',
        header: styles.header ?? '',
        body: styles.body ?? '',
      }}
      bodyProps={{ ref: container }}
    />
  );
}

import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button, getButtonClass } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './modal-dialog.module.css';

interface ModalDialogProps {
  label: string;
  className?: string | undefined;
  /** Called when Escape, or anything outside of the dialog, is pressed. The dialog closes when it is unmounted. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native dialog, which needs little code. The browser keeps the focus in it, makes the page behind it inert, and
 * returns the focus when it closes. The first control is focused.
 */
export function ModalDialog({ label, className = '', onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={`${styles.dialog} ${className}`}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // When Escape is pressed twice, some browsers close the dialog although `cancel` was prevented. A `close` event
      // may also arrive after the dialog was mounted again. It is then outdated, and ignored because the dialog is
      // open.
      onClose={() => dialog.current?.open === false && onClose()}
    >
      {children}
    </dialog>
  );
}

/** The button in the head of a dialog that closes it. */
export const CloseButton = (props: ComponentProps<'button'>) => (
  <Button aria-label="Close" {...props} className={`${getButtonClass('icon')} touch-target`}>
    <Icon of={CloseOutlined} />
  </Button>
);

/** The page, which is inert behind a dialog. It contains everything except for what is shown above dialogs. */
export const PageContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Whether a dialog is open that makes the rest of the page inert. */
export const isModalOpen = () =>
  document.querySelector('dialog:modal, [role=dialog][aria-modal=true]') !== null;

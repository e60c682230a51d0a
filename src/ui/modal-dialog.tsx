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
  /** Called for Escape and a press outside. The dialog closes when it is unmounted. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that is light to load, the browser's own: it keeps the focus within, makes the page behind inert, and returns
 * the focus to where it was. The first control has the focus.
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
      // When Escape is pressed twice, some browsers close the dialog although `cancel` was prevented. A `close` event that
      // arrives after the dialog was mounted again is about the time before, so a dialog that is open is not closed.
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

/** The page, which is inert behind a dialog: all but what is shown above dialogs. */
export const PageContext = createContext<RefObject<HTMLElement | null>>({ current: null });

/** Whether a dialog is open that makes the rest of the page inert. */
export const isModalOpen = () =>
  document.querySelector('dialog:modal, [role=dialog][aria-modal=true]') !== null;

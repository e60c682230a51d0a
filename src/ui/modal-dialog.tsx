import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
      // Some browsers close it even so, when Escape is pressed twice. Its own closing fires the event late.
      onClose={() => dialog.current && onClose()}
    >
      {children}
    </dialog>
  );
}

/** Whether a dialog is open that makes the rest of the page inert. */
export const isModalOpen = () =>
  document.querySelector('dialog:modal, [role=dialog][aria-modal=true]') !== null;

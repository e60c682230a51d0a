import Modal, { type ModalProps } from 'antd/es/modal';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { hasFocusWithin } from './focus.ts';
import { LoadListener } from './loading/late-content.tsx';
import { PageContext } from './modal-dialog.tsx';
import { AntdProvider } from './theme/antd-provider.tsx';
import { toRem } from './theme/rem.ts';

type OwnModalProps =
  | 'afterOpenChange'
  | 'bodyProps'
  | 'focusable'
  | 'footer'
  | 'panelRef'
  | 'width';

interface FormDialogProps extends Omit<ModalProps, OwnModalProps> {
  /** The width in pixels of the default text size. */
  width: number;
  /** The id of the element that describes the dialog. */
  'aria-describedby'?: string | undefined;
}

/** A dialog of antd for a form, whose first field has the focus. */
export function FormDialog({
  width,
  open = false,
  'aria-describedby': descriptionId,
  children,
  ...props
}: FormDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  /** Whether the dialog is open, and its first field has not loaded yet. */
  const isFocusPending = useRef(false);
  usePageInert(open);

  function giveFocus() {
    if (!isFocusPending.current || !body.current) return;
    isFocusPending.current = !focusFirstField(body.current);
  }

  return (
    <AntdProvider>
      <Modal
        {...props}
        open={open}
        width={toRem(width)}
        footer={null}
        bodyProps={{ ref: body }}
        afterOpenChange={(isOpen) => {
          isFocusPending.current = isOpen;
          giveFocus();
        }}
        // The focus trap of antd would take the focus from the notice of the session, which is above the dialog.
        focusable={{ trap: false }}
        // antd has no property for the description.
        panelRef={(panel) => {
          if (descriptionId !== undefined) panel?.setAttribute('aria-describedby', descriptionId);
        }}
      >
        <LoadListener value={giveFocus}>{children}</LoadListener>
      </Modal>
    </AntdProvider>
  );
}

/** Makes the page inert while a dialog is open. */
function usePageInert(isOpen: boolean) {
  const page = use(PageContext);

  // This is no layout effect, because antd notes which element of the page has the focus only after layout effects have run.
  useEffect(() => {
    if (isOpen) page.current?.setAttribute('inert', '');
  }, [page, isOpen]);

  // This is a layout effect, because antd, or the next screen, then focuses an element of the page, which may not be inert.
  useLayoutEffect(() => {
    const { current: element } = page;
    return isOpen ? () => element?.removeAttribute('inert') : undefined;
  }, [page, isOpen]);
}

const fieldSelector = 'input, select, textarea';

/**
 * Focuses the first field of a form, unless the focus is in the form already. Returns false while the code of the
 * first field, or of its section, is loading. The text of an input is selected, as it is by Tab, so that typing
 * replaces it.
 */
function focusFirstField(form: Element): boolean {
  if (hasFocusWithin(form)) return true;
  const first = form.querySelector<HTMLElement>(`${fieldSelector}, [aria-busy=true]`);
  if (!first?.matches(fieldSelector)) return !first;
  first.focus();
  if (first instanceof HTMLInputElement) first.select();
  return true;
}

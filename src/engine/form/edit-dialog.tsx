import Modal from 'antd/es/modal';
import { useEffect, useId, useRef, useState } from 'react';
import { useRestoredDraft } from '../../session/session-context.ts';
import { AntdProvider } from '../../ui/theme/antd-provider.tsx';
import type { ApiMutation, MutationInput } from '../../ui/use-api-mutation.ts';
import { useTimeout } from '../../ui/use-timeout.ts';
import type { Resource } from '../config/resource.ts';
import styles from './edit-dialog.module.css';
import type { Values } from './form-values.ts';
import { modalClass, modalClasses } from './modal-classes.ts';
import { prepareUpdate } from './prepare-update.ts';
import { ResourceForm } from './resource-form.tsx';
import { preloadConflictDialog, useConflictDialog } from './use-conflict-dialog.tsx';
import { useResourceForm } from './use-resource-form.ts';

interface EditDialogProps {
  /** "Edit user" */
  title: string;
  /** The name of the record; empty if it has none. */
  recordLabel: string;
  fields: Resource['formFields'];
  sections?: Resource['formSections'];
  /** The form values of the record. */
  values: Values;
  /** Reads the current values from the server. */
  refetchValues: (signal: AbortSignal) => Promise<Values> | Values;
  mutation: Pick<ApiMutation, 'operation' | 'isPending' | 'mutate'>;
  /** The path parameters of the request. */
  path?: MutationInput['path'];
  /** The time that the dialog stays open after a save. */
  closeDelayMs?: number;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** Edits one record in a dialog; after a failed save it stays open with its values. */
export function EditDialog(props: EditDialogProps) {
  const {
    title,
    recordLabel,
    fields,
    sections,
    values,
    refetchValues,
    mutation,
    path,
    closeDelayMs = 0,
    onClosed,
  } = props;
  const [isOpen, setOpen] = useState(true);
  const draft = useRestoredDraft<Values>();
  const form = useResourceForm({
    fields,
    operationKey: mutation.operation,
    originalValues: draft?.originalValues ?? values,
    restoredValues: draft?.values,
  });
  const conflictDialog = useConflictDialog();
  const closing = useTimeout();
  const recordId = useId();
  const container = useRef<HTMLDivElement>(null);
  const isLocked = mutation.isPending || form.isSaved;

  useEffect(() => {
    if (form.isDirty) preloadConflictDialog();
  }, [form.isDirty]);

  async function submit() {
    const response = await mutation.mutate(async (signal) => {
      try {
        const askWhatToKeep = conflictDialog.ask;
        const body = await prepareUpdate({ form, refetchValues, askWhatToKeep, signal });
        return body && { ...(path && { path }), body };
      } finally {
        conflictDialog.close();
      }
    });
    if (!response) return;
    form.setSaved();
    closing.start(() => setOpen(false), closeDelayMs);
  }

  function cancel() {
    if (!isLocked && form.mayLeave()) setOpen(false);
  }

  return (
    <AntdProvider>
      <Modal
        title={title}
        open={isOpen}
        onCancel={cancel}
        afterOpenChange={(opened) => opened && focusFirstField(container.current)}
        afterClose={onClosed}
        mask={{ closable: false }}
        width={560}
        footer={null}
        className={modalClass}
        classNames={modalClasses}
        bodyProps={{ ref: container }}
      >
        {recordLabel !== '' && (
          <p ref={describeDialog} id={recordId} className={styles.record}>
            {recordLabel}
          </p>
        )}
        <ResourceForm
          form={form}
          sections={sections}
          isLocked={isLocked}
          hasFixedFoot
          onSubmit={() => void submit()}
          onCancel={cancel}
        />
      </Modal>
      {conflictDialog.element}
    </AntdProvider>
  );
}

/** antd's dialog takes no `aria-describedby`. */
const describeDialog = (element: HTMLElement | null) =>
  element?.closest('[role=dialog]')?.setAttribute('aria-describedby', element.id);

const fieldSelector = 'input, select, textarea';

/** Focuses the first field, once it is loaded, unless the focus is in another field by then. */
function focusFirstField(container: HTMLElement | null) {
  const first = container?.querySelector<HTMLElement>(`${fieldSelector}, [aria-busy=true]`);
  if (!container || !first || container.contains(document.activeElement)) return;
  if (first.matches(fieldSelector)) return first.focus();
  new MutationObserver((_, observer) => {
    if (first.isConnected) return;
    observer.disconnect();
    focusFirstField(container);
  }).observe(container, { childList: true, subtree: true });
}

import { useEffect, useId, useState } from 'react';
import { useRestoredDraft } from '../../session/session-context.ts';
import { AntdProvider } from '../../ui/theme/antd-provider.tsx';
import type { ApiMutation, MutationInput } from '../../ui/use-api-mutation.ts';
import { useErrorToast } from '../../ui/feedback/toast.tsx';
import { useTimeout } from '../../ui/use-lifetime.ts';
import type { Resource } from '../config/resource.ts';
import styles from './edit-dialog.module.css';
import { FormModal } from './form-modal.tsx';
import type { Values } from './form-values.ts';
import { ResourceForm } from './resource-form.tsx';
import { preloadConflictDialog, useConflictCheck } from './use-conflict-check.tsx';
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
  mutation: Pick<ApiMutation, 'operation' | 'mutate'>;
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
    values: valuesOnServer,
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
    originalValues: draft?.originalValues ?? valuesOnServer,
    restoredValues: draft?.values,
  });
  const conflicts = useConflictCheck(form, refetchValues);
  const errorToast = useErrorToast();
  const closing = useTimeout();
  const recordId = useId();

  useEffect(() => {
    if (form.isDirty) preloadConflictDialog();
  }, [form.isDirty]);

  async function save(values: Values, signal: AbortSignal) {
    const body = await conflicts.check(values, signal).catch((error: Error) => {
      if (!signal.aborted) errorToast.show(error);
    });
    if (!body) return;
    errorToast.dismiss();
    if (!(await mutation.mutate({ path, body }, signal))) return;
    form.setSaved();
    closing.start(() => setOpen(false), closeDelayMs);
  }

  function cancel() {
    if (!form.isLocked && form.mayLeave()) setOpen(false);
  }

  return (
    <AntdProvider>
      <FormModal
        title={title}
        open={isOpen}
        onCancel={cancel}
        onOpened={focusFirstField}
        afterClose={onClosed}
        width={560}
      >
        {recordLabel !== '' && (
          <p ref={describeDialog} id={recordId} className={styles.record}>
            {recordLabel}
          </p>
        )}
        <ResourceForm
          form={form}
          sections={sections}
          hasFixedFoot
          onSave={save}
          onCancel={cancel}
        />
      </FormModal>
      {conflicts.element}
    </AntdProvider>
  );
}

/** antd's dialog takes no `aria-describedby`. */
const describeDialog = (element: HTMLElement | null) =>
  element?.closest('[role=dialog]')?.setAttribute('aria-describedby', element.id);

const fieldSelector = 'input, select, textarea';

/** Focuses the first field, once it is loaded, unless the focus is in another field by then. */
function focusFirstField(container: HTMLElement) {
  const first = container.querySelector<HTMLElement>(`${fieldSelector}, [aria-busy=true]`);
  if (!first || container.contains(document.activeElement)) return;
  if (first.matches(fieldSelector)) return first.focus();
  new MutationObserver((_, observer) => {
    if (first.isConnected) return;
    observer.disconnect();
    focusFirstField(container);
  }).observe(container, { childList: true, subtree: true });
}

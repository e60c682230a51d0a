import { type MouseEvent, useId, useState } from 'react';
import { isGone } from '../../api/api-error.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toastError, toastSuccess } from '../../ui/feedback/toast.tsx';
import { useTimeout } from '../../ui/use-lifetime.ts';
import type { Resource } from '../config/resource.ts';
import type { ApiMutation, MutationInput } from '../mutations/use-api-mutation.ts';
import { ConflictForm } from './conflict-form.tsx';
import styles from './edit-dialog.module.css';
import type { Values } from './form-values.ts';
import { ResourceForm } from './resource-form.tsx';
import { useConflictCheck } from './use-conflict-check.ts';
import { useResourceForm } from './use-resource-form.ts';

interface EditDialogProps {
  /** "Edit user" */
  title: string;
  /** The name of the record; empty if it has none. */
  recordLabel: string;
  fields: Resource['formFields'];
  sections?: Resource['formSections'];
  /** What the administrator should know before a save. */
  notice?: string | undefined;
  /** The form values of the record. */
  values: Values;
  /** Reads the current values from the server. */
  refetchValues: (signal: AbortSignal) => Promise<Values> | Values;
  mutation: Pick<ApiMutation, 'operation' | 'mutate'>;
  /** Whether a save sends the whole record, and not only what has changed. */
  sendsRecord?: boolean;
  /** The path parameters of the request. */
  path?: MutationInput['path'];
  /** Whether the server does not have the record any more. */
  isRecordGone?: boolean;
  /** Called when a save has found no such record. */
  onMissing?: () => void;
  /** The time that the dialog stays open after a save. */
  closeDelayMs?: number;
  /** Called after the closing animation. */
  onClosed: (isSaved: boolean) => void;
}

/** Edits one record in a dialog. After a failed save it stays open with its values; a conflict is a step within it. */
export function EditDialog(props: EditDialogProps) {
  const { recordLabel, mutation, path, closeDelayMs = 0 } = props;
  const [isOpen, setOpen] = useState(true);
  const { sendsRecord = false } = props;
  const form = useResourceForm(props.fields, mutation.operation, props.values, { sendsRecord });
  const { check, question } = useConflictCheck(form, props.refetchValues);
  const closing = useTimeout();
  const recordId = useId();

  function fail(error: Error) {
    form.handleFailure(error);
    if (isGone(error)) props.onMissing?.();
  }

  async function save(values: Values, signal: AbortSignal) {
    const checked = await check(values, signal).catch((error: Error) => {
      if (signal.aborted) return;
      toastError(error.message);
      fail(error);
    });
    const response = checked && (await mutation.mutate({ path, body: checked.body }, signal, fail));
    // By then, the dialog may show another form, which is not saved.
    if (response === undefined || signal.aborted) return false;
    if (checked?.otherChanges)
      toastSuccess(`Also changed by someone else: ${checked.otherChanges}`);
    closing.start(() => setOpen(false), closeDelayMs);
    return true;
  }

  function cancel() {
    if (!form.isLocked && form.mayLeave()) setOpen(false);
  }

  return (
    <FormDialog
      title={question ? 'Resolve conflicts' : props.title}
      open={isOpen}
      onCancel={() => (question ? question.onAnswer(undefined) : cancel())}
      afterClose={() => props.onClosed(form.status === 'saved')}
      width={560}
      destroyOnHidden
      aria-describedby={recordLabel === '' ? undefined : recordId}
      // A click beside the dialog does not close it, and leaves the focus in the field. This includes the second click of
      // a double click.
      mask={{ closable: false }}
      wrapProps={{ onMouseDown: keepFocus }}
      className={styles.dialog ?? ''}
      classNames={{
        wrapper: styles.wrapper ?? '',
        container: styles.container ?? '',
        header: styles.header ?? '',
        body: styles.body ?? '',
        close: 'touch-target',
      }}
    >
      {recordLabel !== '' && (
        <p id={recordId} dir="auto" className={styles.record}>
          {recordLabel}
        </p>
      )}
      {/* The form stays mounted while a question takes its place, because its inputs have a state of their own. */}
      <div className={styles.form} hidden={question !== undefined}>
        <ResourceForm
          form={form}
          sections={props.sections}
          notice={props.notice}
          isRecordGone={props.isRecordGone}
          onSave={save}
          onCancel={cancel}
        />
      </div>
      {question && <ConflictForm key={question.number} form={form} {...question} />}
    </FormDialog>
  );
}

function keepFocus(event: MouseEvent) {
  if (event.target === event.currentTarget) event.preventDefault();
}

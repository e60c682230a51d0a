import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useWaitingDraft } from '../../session/use-draft.ts';
import type { useChange } from '../actions/use-change.ts';
import { useLater } from '../actions/use-later.ts';
import type { Resource } from '../resource.ts';
import { conflicts, type Values } from './change-set.ts';
import { mayOverwrite } from './may-overwrite.ts';
import { ResourceForm } from './resource-form.tsx';
import { useResourceForm } from './use-resource-form.ts';

interface EditDialogProps {
  /** What is edited, in lower case: "user". */
  what: string;
  fields: Resource['fields'];
  /** The route that takes the changes; its limits are the form's rules. */
  route: string;
  /** The record's values as the form has them. */
  values: Values;
  id?: string;
  /** Reads the values as they are now; without it nobody else can have changed them. */
  readAgain?: () => Promise<Values>;
  change: Pick<ReturnType<typeof useChange>, 'isPending' | 'run'>;
  /** Milliseconds that the dialog stays after a save. */
  closeAfter?: number;
  /** Runs when the dialog is gone from the screen. */
  onClosed: () => void;
}

/** Edits one record in a dialog; a failed save leaves it open with what was typed. */
export function EditDialog(props: EditDialogProps) {
  const { what, fields, route, values, id, readAgain, change, closeAfter = 0, onClosed } = props;
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState(false);
  // A background refresh must never touch a form that is being edited.
  const draft = useWaitingDraft<Values>();
  const [stored] = useState(draft?.opened ?? values);
  const form = useResourceForm({ fields, route, stored, typedBefore: draft?.typed });
  const later = useLater();

  const locked = change.isPending || form.isSaving || saved;
  const busy = locked || form.isSubmitting;
  const cancel = () => !busy && form.mayLeave() && setOpen(false);
  const save = (body: Values) =>
    change.run({ ...(id !== undefined && { path: { id } }), body }, () => {
      form.settle();
      setSaved(true);
      later.run(() => setOpen(false), closeAfter);
    });
  const submit = () =>
    form.submit(async (changes) => {
      const changedMeanwhile = async () =>
        conflicts(stored, (await readAgain?.()) ?? stored, changes).map(
          (name) => fields[name]?.label ?? name,
        );
      if (await mayOverwrite(changedMeanwhile)) save(changes);
    });

  return (
    <Modal
      title={`Edit ${what}`}
      open={open}
      onCancel={cancel}
      afterClose={onClosed}
      mask={{ closable: false }}
      width={560}
      footer={null}
    >
      <ResourceForm
        form={form}
        busy={busy}
        locked={locked}
        onSubmit={() => void submit()}
        onCancel={cancel}
      />
    </Modal>
  );
}

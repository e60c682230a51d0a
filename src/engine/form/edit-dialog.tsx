import Modal from 'antd/es/modal';
import { useState } from 'react';
import type { useDeed } from '../actions/use-deed.ts';
import type { Item, Resource } from '../resource.ts';
import { ResourceForm } from './resource-form.tsx';
import { useResourceForm } from './use-resource-form.ts';

interface EditDialogProps {
  resource: Resource;
  item: Item;
  update: ReturnType<typeof useDeed>;
  /** Runs when the dialog is gone from the screen. */
  onClosed: () => void;
}

/** Edits one record in a dialog; a failed save leaves it open with what was typed. */
export function EditDialog({ resource, item, update, onClosed }: EditDialogProps) {
  const [open, setOpen] = useState(true);
  // A background refresh must never touch a form that is being edited.
  const [stored] = useState(() => resource.formValues(item));
  const form = useResourceForm(resource, resource.routes.update ?? '', stored);

  const close = () => setOpen(false);
  const cancel = () => !update.isPending && form.mayLeave() && close();
  const submit = () =>
    form.submit((body) =>
      update.run({ path: { id: item._id }, body }, () => {
        form.settle();
        close();
      }),
    );

  return (
    <Modal
      title={`Edit ${resource.label.one.toLowerCase()}`}
      open={open}
      onCancel={cancel}
      afterClose={onClosed}
      mask={{ closable: false }}
      width={560}
      footer={null}
    >
      <ResourceForm
        resource={resource}
        form={form}
        busy={update.isPending}
        onSubmit={() => void submit()}
        onCancel={cancel}
      />
    </Modal>
  );
}

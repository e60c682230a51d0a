import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { Named } from '../../ui/named.tsx';
import type { Item, Resource } from '../resource.ts';
import { useDeed } from './use-deed.ts';

/** Deletes a record once the administrator confirms it. */
export function DeleteButton({ resource, item }: { resource: Resource; item: Item }) {
  const deletion = useDeed(resource, 'delete');
  const name = `Delete ${resource.label.one.toLowerCase()} ${resource.nameOf(item)}`.trim();

  function confirmAndDelete({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!resource.done.delete || !window.confirm(resource.done.delete.confirm)) return;
    // The button goes with its row; the keyboard goes on in the table.
    const region = currentTarget.closest('section');
    deletion.run({ path: { id: item._id } }, () => region?.focus());
  }

  return (
    <Named name={name}>
      <Button look="danger" disabled={deletion.isPending} onClick={confirmAndDelete}>
        <DeleteOutlined aria-hidden />
      </Button>
    </Named>
  );
}

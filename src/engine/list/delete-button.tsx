import { buildPathParams } from '../../api/path-params.ts';
import { Button } from '../../ui/button.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { getId } from '../config/read-record.ts';
import type { ResourceRecord, Resource } from '../config/resource.ts';
import { useSelected, useSelection } from './selection.ts';
import { getRowControlClass } from './row-control.ts';
import { useResourceMutation } from '../form/use-resource-mutation.ts';

interface DeleteButtonProps {
  resource: Resource;
  record: ResourceRecord;
  disabled: boolean;
}

/** The deletion of a record after the administrator has confirmed it; not while a job deletes it. */
export function useDeletion(resource: Resource, record: ResourceRecord) {
  const selection = useSelection(resource);
  const id = getId(resource, record);
  const isLocked = useSelected(selection, ({ locked }) => locked.has(id));
  const deletion = useResourceMutation(resource, 'delete', {
    onSuccess: () => selection.selectAll([record], false),
  });
  const path = buildPathParams(deletion.operation, id);
  return {
    name: `Delete ${resource.labels.singular.toLowerCase()} ${resource.recordLabel(record)}`.trim(),
    isPending: isLocked || deletion.isPending,
    run: () => deletion.mutate({ path }),
  };
}

/** Deletes a record after the administrator has confirmed it. */
export function DeleteButton({ resource, record, disabled }: DeleteButtonProps) {
  const { name, isPending, run } = useDeletion(resource, record);
  return (
    <WithTooltip name={name}>
      <Button
        className={getRowControlClass('delete')}
        disabled={disabled || isPending}
        onClick={() => void run()}
      />
    </WithTooltip>
  );
}

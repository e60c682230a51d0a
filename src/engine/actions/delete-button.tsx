import { buildPathParams } from '../../api/path-params.ts';
import { Button } from '../../ui/button.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { getId } from '../read-record.ts';
import type { ResourceRecord, Resource } from '../resource.ts';
import { getRowControlClass } from './row-control.ts';
import { getMutation, useResourceMutation } from './use-resource-mutation.ts';

interface DeleteButtonProps {
  resource: Resource;
  record: ResourceRecord;
  disabled: boolean;
}

/** Deletes a record after the administrator has confirmed it. */
export function DeleteButton({ resource, record, disabled }: DeleteButtonProps) {
  const deletion = useResourceMutation(resource, 'delete');
  const name =
    `Delete ${resource.labels.singular.toLowerCase()} ${resource.recordLabel(record)}`.trim();

  const { operation, config } = getMutation(resource, 'delete');
  const path = buildPathParams(operation, getId(resource, record));

  const confirmAndDelete = () =>
    deletion.mutate(() => (window.confirm(config.confirm) ? { path } : undefined));

  return (
    <WithTooltip name={name}>
      <Button
        className={getRowControlClass('delete')}
        disabled={disabled || deletion.isPending}
        onClick={() => void confirmAndDelete()}
      />
    </WithTooltip>
  );
}

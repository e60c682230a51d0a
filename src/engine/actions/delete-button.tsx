import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import { buildPathParams } from '../../api/path-params.ts';
import { Button } from '../../ui/button.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { getId } from '../read-record.ts';
import type { ResourceRecord, Resource } from '../resource.ts';
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
        variant="danger"
        disabled={disabled || deletion.isPending}
        onClick={() => void confirmAndDelete()}
      >
        <Icon of={DeleteOutlined} />
      </Button>
    </WithTooltip>
  );
}

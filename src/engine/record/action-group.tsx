import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ActionConfig, Resource, ResourceRecord } from '../config/resource.ts';
import { listActions, useRecordAction } from './use-record-action.ts';

interface ActionGroupProps {
  resource: Resource;
  record: ResourceRecord;
  /** Whether the record is about to be replaced. */
  disabled: boolean;
}

/** A button for each action that the record allows. */
export function ActionGroup({ resource, record, disabled }: ActionGroupProps) {
  return (
    <fieldset aria-label="Actions" tabIndex={-1} className="cluster">
      {listActions(resource, record).map((action) => (
        <ActionButton
          key={action.label}
          resource={resource}
          action={action}
          record={record}
          disabled={disabled}
        />
      ))}
    </fieldset>
  );
}

interface ActionButtonProps extends ActionGroupProps {
  action: ActionConfig;
}

function ActionButton({ resource, action, record, disabled }: ActionButtonProps) {
  const { isPending, run } = useRecordAction(resource, action, record);
  const ref = useRef<HTMLButtonElement>(null);

  // Without this, the focus is lost when the record no longer allows the action.
  useLayoutEffect(() => {
    const { current: button } = ref;
    return () => {
      if (button === document.activeElement) button?.closest('fieldset')?.focus();
    };
  }, []);

  return (
    <Button ref={ref} busy={isPending} disabled={disabled} onClick={() => void run()}>
      {action.label}
    </Button>
  );
}

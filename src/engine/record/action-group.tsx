import { useLayoutEffect, useRef } from 'react';
import { buildPathParams } from '../../api/path-params.ts';
import { Button } from '../../ui/button.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import {
  type ActionConfig,
  getId,
  type Resource,
  type ResourceRecord,
} from '../config/resource.ts';

/** The actions that a record allows now. */
export const listActions = ({ actions }: Resource, record: ResourceRecord) =>
  actions.filter(({ when }) => when === undefined || when(record));

/** An action on one record, after the administrator has confirmed it. It is pending until list and record are read again. */
export function useRecordAction(resource: Resource, action: ActionConfig, record: ResourceRecord) {
  const { list, read } = resource.operations;
  const { operation, confirm, successMessage } = action;
  const { isPending, mutate } = useApiMutation({
    operation,
    confirm,
    successMessage,
    invalidates: [list, read],
    awaitsRefetch: true,
  });
  const path = buildPathParams(operation, getId(resource, record));
  return { isPending, run: () => mutate({ path }) };
}

interface ActionGroupProps {
  resource: Resource;
  record: ResourceRecord;
  /** Whether the record is about to be replaced. */
  disabled: boolean;
}

/** A button for each action that the record allows. */
export const ActionGroup = (props: ActionGroupProps) => (
  <fieldset aria-label="Actions" tabIndex={-1} className="cluster">
    {listActions(props.resource, props.record).map((action) => (
      <ActionButton key={action.label} {...props} action={action} />
    ))}
  </fieldset>
);

function ActionButton(props: ActionGroupProps & { action: ActionConfig }) {
  const { resource, action, record, disabled } = props;
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

import { useMutation } from '@tanstack/react-query';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { buildPathParams } from '../../api/path-params.ts';
import { useRealtime } from '../../realtime/create-realtime.ts';
import { createEntryState } from '../../session/history-entry.ts';
import { createAction, useActions } from '../../ui/actions.ts';
import { Button } from '../../ui/button.tsx';
import { useOpenAddress } from '../../ui/route-link.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import {
  type ActionConfig,
  type ActionServices,
  type BehaviourConfig,
  getId,
  type ListActionConfig,
  type OperationConfig,
  type Resource,
  type ResourceRecord,
  getReaders,
} from '../config/resource.ts';

type Behaviour = (services: ActionServices) => void | Promise<void>;

/** Runs behaviour of a resource's own. It is pending until the promise that it may return has settled. */
export function useBehaviour() {
  const realtime = useRealtime();
  const openAddress = useOpenAddress();
  const open: ActionServices['open'] = (path, values) =>
    openAddress(path, () => createEntryState({ values }));
  const { isPending, mutateAsync } = useMutation({
    mutationFn: async (behave: Behaviour) => behave({ realtime, open }),
  });
  // An error was shown by then.
  return { isPending, run: (behave: Behaviour) => mutateAsync(behave).catch(() => undefined) };
}

/** The actions that a record allows now. */
export const getAllowedActions = ({ actions }: Resource, record: ResourceRecord) =>
  actions.filter(({ when }) => when?.(record) ?? true);

interface RecordActionProps<Action = ActionConfig> {
  resource: Resource;
  action: Action;
  children: (state: {
    isPending: boolean;
    run: (record: ResourceRecord) => Promise<unknown>;
  }) => ReactElement;
}

/** Gives its children a function that runs an action on a record. */
export function RecordAction({ action, ...props }: RecordActionProps) {
  return action.operation === undefined ? (
    <BehaviourAction {...props} action={action} />
  ) : (
    <SentAction {...props} action={action} />
  );
}

/** Sends the operation after a confirmation. It is pending until list and record are read again. */
function SentAction(props: RecordActionProps<OperationConfig>) {
  const { resource, action, children } = props;
  const { operation, confirm, successMessage } = action;
  const { isPending, mutate } = useApiMutation({
    operation,
    confirm,
    successMessage,
    invalidates: getReaders(resource),
    awaitsRefetch: true,
  });
  const run = (record: ResourceRecord) =>
    mutate({ path: buildPathParams(operation, getId(resource, record)) });
  return children({ isPending, run });
}

function BehaviourAction({ action, children }: RecordActionProps<BehaviourConfig>) {
  const { isPending, run } = useBehaviour();
  return children({
    isPending,
    run: (record) => run((services) => action.run(record, services)),
  });
}

interface ActionGroupProps {
  resource: Resource;
  record: ResourceRecord;
  /** Whether the record is about to be replaced. */
  disabled: boolean;
}

/** A button for each action that the record allows. */
export const ActionGroup = ({ resource, record, disabled }: ActionGroupProps) => (
  <fieldset aria-label="Actions" tabIndex={-1} className="cluster">
    {getAllowedActions(resource, record).map((action) => (
      <RecordAction key={action.label} resource={resource} action={action}>
        {({ isPending, run }) => (
          <ActionButton
            action={action}
            isPending={isPending}
            disabled={disabled}
            onRun={() => void run(record)}
          />
        )}
      </RecordAction>
    ))}
  </fieldset>
);

interface ActionButtonProps {
  action: Pick<ListActionConfig, 'label' | 'keys'>;
  isPending: boolean;
  disabled?: boolean;
  onRun: () => void;
}

/** A button whose action palette and shortcuts have, too. */
export function ActionButton({ action, isPending, disabled = false, onRun }: ActionButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [offered] = useState(() => [createAction(action.label, action.label, action.keys)]);
  useActions(offered, { [action.label]: isPending || disabled ? undefined : onRun });

  // Without this, the focus is lost when the record no longer allows the action.
  useLayoutEffect(() => {
    const { current: button } = ref;
    return () => {
      if (button === document.activeElement) button?.closest('fieldset')?.focus();
    };
  }, []);

  return (
    <Button ref={ref} busy={isPending} disabled={disabled} onClick={onRun}>
      {action.label}
    </Button>
  );
}

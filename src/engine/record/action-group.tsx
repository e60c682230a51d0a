import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { createAction, useActions } from '../../ui/actions.ts';
import { Button } from '../../ui/button.tsx';
import { focusQuietly, hasFocusWithin } from '../../ui/focus.ts';
import type {
  CodedRecordAction,
  ListActionConfig,
  RecordActionConfig,
  Resource,
  ResourceRecord,
  SentRecordAction,
} from '../config/resource.ts';
import { useCodedAction, useSentAction } from '../mutations/record-actions.ts';

/** The actions that a record allows now. */
export const getAllowedActions = ({ actions }: Resource, record: ResourceRecord) =>
  actions.filter(({ when }) => when?.(record) ?? true);

interface RecordActionProps<Action = RecordActionConfig> {
  resource: Resource;
  action: Action;
  children: (state: {
    isPending: boolean;
    run: (record: ResourceRecord) => Promise<unknown>;
  }) => ReactElement;
}

/** Passes a function that runs an action on a record to its children. */
export function RecordAction({ action, ...props }: RecordActionProps) {
  return action.operation === undefined ? (
    <CodedAction {...props} action={action} />
  ) : (
    <SentAction {...props} action={action} />
  );
}

const SentAction = ({ resource, action, children }: RecordActionProps<SentRecordAction>) =>
  children(useSentAction(resource, action));

function CodedAction({ action, children }: RecordActionProps<CodedRecordAction>) {
  const { isPending, run } = useCodedAction();
  return children({
    isPending,
    run: (record) => run((services) => action.run(record, services)),
  });
}

interface ActionGroupProps {
  resource: Resource;
  record: ResourceRecord;
  /** Whether the record is about to be replaced by another one. */
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

/** A button whose action is also in the palette and has shortcuts. */
export function ActionButton({ action, isPending, disabled = false, onRun }: ActionButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [offered] = useState(() => [createAction(action.label, action.label, action.keys)]);
  useActions(offered, { [action.label]: isPending || disabled ? undefined : onRun });

  // When the record no longer allows the action, its button is removed. The focus then moves to the group.
  useLayoutEffect(() => {
    const { current: button } = ref;
    return () => {
      if (hasFocusWithin(button)) focusQuietly(button?.closest('fieldset'));
    };
  }, []);

  return (
    <Button ref={ref} busy={isPending} disabled={disabled} onClick={onRun}>
      {action.label}
    </Button>
  );
}

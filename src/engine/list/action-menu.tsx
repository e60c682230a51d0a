import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import type { ActionConfig, Resource, ResourceRecord } from '../config/resource.ts';
import { useDeletion } from './delete-button.tsx';
import styles from './action-menu.module.css';
import { getRowControlClass } from './row-control.ts';
import { listActions, useRecordAction } from '../record/use-record-action.ts';

interface ActionMenuProps {
  resource: Resource;
  record: ResourceRecord;
  disabled: boolean;
  /** The link to the record, where the row is a card: then the menu has all that can be done with it. */
  view?: ReactNode;
}

/** A button with a menu of the actions that a row allows. */
export function ActionMenu({ resource, record, disabled, view }: ActionMenuProps) {
  const id = useId();
  // The items of a menu that was never opened are not rendered.
  const [wasOpened, setOpened] = useState(false);
  const [pendingCount, setPendingCount] = useState(0);
  const actions = listActions(resource, record);
  if (actions.length === 0 && !view) return null;

  async function run(action: () => Promise<unknown>) {
    setPendingCount((count) => count + 1);
    await action();
    setPendingCount((count) => count - 1);
  }

  // With a link, whose role must stay one, it is no menu.
  const role = view ? undefined : 'menu';
  const name =
    `More actions for ${resource.labels.singular.toLowerCase()} ${resource.recordLabel(record)}`.trim();
  return (
    <>
      <WithTooltip name={name}>
        <Button
          className={getRowControlClass('more')}
          popoverTarget={id}
          aria-haspopup={role}
          busy={pendingCount > 0}
          disabled={disabled}
          onClick={() => setOpened(true)}
        />
      </WithTooltip>
      <PopoverMenu id={id} role={role ?? 'group'} aria-label={name}>
        {view}
        {wasOpened &&
          actions.map((action) => (
            <ActionItem
              key={action.label}
              resource={resource}
              action={action}
              record={record}
              role={role && 'menuitem'}
              onRun={(start) => void run(start)}
            />
          ))}
        {wasOpened && view && resource.operations.delete && (
          <DeleteItem resource={resource} record={record} onRun={(start) => void run(start)} />
        )}
      </PopoverMenu>
    </>
  );
}

interface ItemProps extends Pick<ActionMenuProps, 'resource' | 'record'> {
  onRun: (start: () => Promise<unknown>) => void;
}

interface ActionItemProps extends ItemProps {
  role: 'menuitem' | undefined;
  action: ActionConfig;
}

function ActionItem({ resource, action, record, role, onRun }: ActionItemProps) {
  const { run } = useRecordAction(resource, action, record);
  return (
    <button type="button" role={role} className={menuItemClass} onClick={() => onRun(run)}>
      {action.label}
    </button>
  );
}

function DeleteItem({ resource, record, onRun }: ItemProps) {
  const { name, isPending, run } = useDeletion(resource, record);
  return (
    <button
      type="button"
      className={`${menuItemClass} ${styles.delete}`}
      aria-label={name}
      aria-disabled={isPending}
      onClick={() => isPending || onRun(run)}
    >
      Delete
    </button>
  );
}

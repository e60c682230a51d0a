import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import type { ActionConfig, Resource, ResourceRecord } from '../resource.ts';
import { getRowControlClass } from './row-control.ts';
import { listActions, useRecordAction } from './use-record-action.ts';

interface ActionMenuProps {
  resource: Resource;
  record: ResourceRecord;
  disabled: boolean;
}

/** A button with a menu of the actions that a row allows. */
export function ActionMenu({ resource, record, disabled }: ActionMenuProps) {
  const id = useId();
  // The items of a menu that was never opened are not rendered.
  const [wasOpened, setOpened] = useState(false);
  const [pendingCount, setPendingCount] = useState(0);
  const actions = listActions(resource, record);
  if (actions.length === 0) return null;

  async function run(action: () => Promise<unknown>) {
    setPendingCount((count) => count + 1);
    await action();
    setPendingCount((count) => count - 1);
  }

  const name =
    `More actions for ${resource.labels.singular.toLowerCase()} ${resource.recordLabel(record)}`.trim();
  return (
    <>
      <WithTooltip name={name}>
        <Button
          className={getRowControlClass('more')}
          popoverTarget={id}
          aria-haspopup="menu"
          busy={pendingCount > 0}
          disabled={disabled}
          onClick={() => setOpened(true)}
        />
      </WithTooltip>
      <PopoverMenu id={id} role="menu" aria-label={name}>
        {wasOpened &&
          actions.map((action) => (
            <ActionItem
              key={action.label}
              resource={resource}
              action={action}
              record={record}
              onRun={(start) => void run(start)}
            />
          ))}
      </PopoverMenu>
    </>
  );
}

interface ActionItemProps extends Omit<ActionMenuProps, 'disabled'> {
  action: ActionConfig;
  onRun: (start: () => Promise<unknown>) => void;
}

function ActionItem({ resource, action, record, onRun }: ActionItemProps) {
  const { run } = useRecordAction(resource, action, record);
  return (
    <button type="button" role="menuitem" className={menuItemClass} onClick={() => onRun(run)}>
      {action.label}
    </button>
  );
}

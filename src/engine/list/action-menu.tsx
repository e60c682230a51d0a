import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import { type ReactNode, useId, useState } from 'react';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import type { ActionConfig, Resource, ResourceRecord } from '../config/resource.ts';
import { listActions, useRecordAction } from '../record/use-record-action.ts';
import styles from './action-menu.module.css';

interface ActionMenuProps {
  resource: Resource;
  record: ResourceRecord;
  /** "user Jane Doe" */
  name: string;
  disabled: boolean;
  /** Whether the record is being changed. */
  isLocked: boolean;
  /** The link to the record, where the row is a card: then the menu has all that can be done with it. */
  view: ReactNode;
  onDelete: ((record: ResourceRecord) => Promise<void>) | undefined;
}

/** A button with a menu of the actions that a row allows. */
export function ActionMenu(props: ActionMenuProps) {
  const { resource, record, name, disabled, isLocked, view, onDelete } = props;
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
  const label = `More actions for ${name}`;
  return (
    <>
      <WithTooltip name={label}>
        <Button
          className={`${getButtonClass('icon')} ${styles.more}`}
          popoverTarget={id}
          aria-haspopup={role}
          busy={pendingCount > 0}
          disabled={disabled}
          onClick={() => setOpened(true)}
        >
          <Icon of={MoreOutlined} />
        </Button>
      </WithTooltip>
      <PopoverMenu id={id} role={role ?? 'group'} aria-label={label}>
        {view}
        {wasOpened &&
          actions.map((action) => (
            <ActionItem
              key={action.label}
              resource={resource}
              action={action}
              record={record}
              role={role && 'menuitem'}
              onRun={run}
            />
          ))}
        {wasOpened && view && onDelete && (
          <button
            type="button"
            className={`${menuItemClass} ${styles.delete}`}
            aria-label={`Delete ${name}`}
            aria-disabled={isLocked}
            onClick={() => isLocked || void run(() => onDelete(record))}
          >
            Delete
          </button>
        )}
      </PopoverMenu>
    </>
  );
}

interface ActionItemProps extends Pick<ActionMenuProps, 'resource' | 'record'> {
  action: ActionConfig;
  role: 'menuitem' | undefined;
  onRun: (start: () => Promise<unknown>) => Promise<void>;
}

function ActionItem({ resource, action, record, role, onRun }: ActionItemProps) {
  const { run } = useRecordAction(resource, action, record);
  return (
    <button type="button" role={role} className={menuItemClass} onClick={() => void onRun(run)}>
      {action.label}
    </button>
  );
}

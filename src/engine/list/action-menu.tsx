import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import { type ReactNode, useId, useState } from 'react';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { getId } from '../config/read-record.ts';
import type { ActionConfig, Resource, ResourceRecord } from '../config/resource.ts';
import { listActions, useRecordAction } from '../record/use-record-action.ts';
import type { Selection } from './selection.ts';
import styles from './table-frame.module.css';

interface ActionMenuProps {
  resource: Resource;
  record: ResourceRecord;
  /** "user Jane Doe" */
  name: string;
  selection: Selection;
  disabled: boolean;
  /** Whether the record is being changed. */
  isLocked: boolean;
  /** The link to the record, where the row is a card: then the menu has all that can be done with it. */
  view: ReactNode;
  onDelete: ((record: ResourceRecord) => Promise<void>) | undefined;
}

/** A button with a menu of the actions that a row allows. */
export function ActionMenu(props: ActionMenuProps) {
  const { resource, record, name, selection, disabled, isLocked, view, onDelete } = props;
  const id = useId();
  // The items of a menu that was never opened are not rendered.
  const [wasOpened, setOpened] = useState(false);
  const actions = listActions(resource, record);
  if (actions.length === 0 && !view) return null;

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
          busy={isLocked}
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
              selection={selection}
              role={role && 'menuitem'}
            />
          ))}
        {wasOpened && view && onDelete && (
          <button
            type="button"
            className={`${menuItemClass} ${styles.delete}`}
            aria-label={`Delete ${name}`}
            onClick={() => void onDelete(record)}
          >
            Delete
          </button>
        )}
      </PopoverMenu>
    </>
  );
}

interface ActionItemProps extends Pick<ActionMenuProps, 'resource' | 'record' | 'selection'> {
  action: ActionConfig;
  role: 'menuitem' | undefined;
}

function ActionItem({ resource, action, record, selection, role }: ActionItemProps) {
  const { run } = useRecordAction(resource, action, record);
  const runLocked = () => void selection.lockWhile([getId(resource, record)], run);
  return (
    <button type="button" role={role} className={menuItemClass} onClick={runLocked}>
      {action.label}
    </button>
  );
}

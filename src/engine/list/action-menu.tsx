import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import { type ComponentProps, type Ref, useId, useState } from 'react';
import { Button, getButtonClass, getTooltipProps } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';
import { getAllowedActions, RecordAction } from '../record/action-group.tsx';
import type { Selection } from '../config/selection.ts';

export interface RowActionsProps {
  resource: Resource;
  record: ResourceRecord;
  /** "user Jane Doe" */
  name: string;
  buttonRef: Ref<HTMLButtonElement> | undefined;
  /** The props of the links to the record. */
  link: ComponentProps<typeof RouteLink>;
  /** The props of the link to its edit dialog; undefined if records cannot be changed. */
  editLink: ComponentProps<typeof RouteLink> | undefined;
  selection: Selection;
  /** Whether the row is outdated and about to be replaced, or the record is being deleted. */
  disabled: boolean;
  /** Whether the record is being changed. */
  isLocked: boolean;
  /** Whether the row is a card, which has one menu instead of several buttons. */
  isCard: boolean;
  /** Undefined if records cannot be deleted. */
  onDelete: ((record: ResourceRecord) => void) | undefined;
}

/**
 * A button with a menu of the actions that a row allows. On a card, the menu also has the links to the record, and its
 * deletion.
 */
export function ActionMenu(props: RowActionsProps) {
  const { resource, record, link, editLink, name, selection } = props;
  const { disabled, isLocked, isCard, onDelete, buttonRef } = props;
  const id = useId();
  // The items of a menu are rendered once it has been opened.
  const [wasOpened, setOpened] = useState(false);
  const actions = getAllowedActions(resource, record);
  if (actions.length === 0 && !isCard) return null;

  // On a card, the menu contains links, which the role `menu` would not allow.
  const role = isCard ? undefined : 'menu';
  const label = `More actions for ${name}`;
  return (
    <>
      <Button
        {...getTooltipProps(label)}
        ref={buttonRef}
        className={`${getButtonClass('icon')} touch-target`}
        popoverTarget={id}
        aria-haspopup={role}
        busy={isLocked}
        disabled={disabled}
        onClick={() => setOpened(true)}
      >
        <Icon of={MoreOutlined} />
      </Button>
      <PopoverMenu id={id} role={role ?? 'group'} aria-label={label}>
        {wasOpened && isCard && (
          <RouteLink {...link} className={menuItemClass} aria-label={`View ${name}`}>
            View
          </RouteLink>
        )}
        {wasOpened && isCard && editLink && (
          <RouteLink {...editLink} className={menuItemClass} aria-label={`Edit ${name}`}>
            Edit
          </RouteLink>
        )}
        {wasOpened &&
          actions.map((action) => (
            <RecordAction key={action.label} resource={resource} action={action}>
              {({ run }) => (
                <button
                  type="button"
                  role={isCard ? undefined : 'menuitem'}
                  className={menuItemClass}
                  onClick={() =>
                    void selection.lockWhile([getId(resource, record)], () => run(record))
                  }
                >
                  {action.label}
                </button>
              )}
            </RecordAction>
          ))}
        {wasOpened && isCard && onDelete && (
          <button
            type="button"
            className={`${menuItemClass} danger-text`}
            aria-label={`Delete ${name}`}
            onClick={() => onDelete(record)}
          >
            Delete
          </button>
        )}
      </PopoverMenu>
    </>
  );
}

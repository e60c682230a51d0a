import MoreOutlined from '@ant-design/icons-svg/es/asn/MoreOutlined';
import { useId } from 'react';
import { useStore } from 'zustand';
import { Button, getTooltipProps } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { useOpenAddress } from '../../ui/route-link.tsx';
import { useLifetimeSignal } from '../../ui/use-lifetime.ts';
import { useListOrigin } from '../config/list-origin.ts';
import type { Resource } from '../config/resource.ts';
import { useSelection } from '../config/selection.ts';
import { useDeleteRecord } from '../mutations/record-mutations.ts';

interface RecordMenuProps {
  resource: Resource;
  id: string;
  /** "user Jane Doe" */
  name: string;
  disabled: boolean;
}

/** The menu for what is seldom done with a record: its deletion. It asks first, and leads back to the list. */
export function RecordMenu({ resource, id, name, disabled }: RecordMenuProps) {
  const menuId = useId();
  const openAddress = useOpenAddress();
  const getSignal = useLifetimeSignal();
  const listAddress = useListOrigin(resource)?.address ?? resource.routes.list;
  const deleteRecord = useDeleteRecord(resource);
  const isLocked = useStore(useSelection(resource), ({ locked }) => locked.has(id));

  async function remove() {
    const signal = getSignal();
    const response = await deleteRecord(id);
    if (response !== undefined && !signal.aborted) openAddress(listAddress);
  }

  return (
    <>
      <Button
        {...getTooltipProps(`More actions for ${name}`)}
        popoverTarget={menuId}
        aria-haspopup="menu"
        busy={isLocked}
        disabled={disabled}
      >
        <Icon of={MoreOutlined} />
      </Button>
      <PopoverMenu id={menuId} role="menu" aria-label={`More actions for ${name}`}>
        <button
          type="button"
          role="menuitem"
          className={`${menuItemClass} danger-text`}
          onClick={() => void remove()}
        >
          Delete
        </button>
      </PopoverMenu>
    </>
  );
}

import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined';
import { useId, useState } from 'react';
import { Button, getButtonClass, getTooltipProps } from '../../ui/button.tsx';
import { focusFirst, refocusAfter } from '../../ui/focus.ts';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { menuClass } from '../../ui/popover-menu.tsx';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';
import { useSelection } from '../config/selection.ts';
import styles from './selection-bar.module.css';

interface UnshownRecordsProps {
  resource: Resource;
  /** The selected records that are not on the page. */
  records: readonly ResourceRecord[];
}

const focusFirstButton = (list: HTMLElement | null) => focusFirst(list, 'button');

/** How many selected records are not on the page, as a button that lists them. Each can be removed from the selection. */
export function UnshownRecords({ resource, records }: UnshownRecordsProps) {
  const id = useId();
  const selection = useSelection(resource);
  const [isOpen, setOpen] = useState(false);

  /** The focus goes to the button of the next record, or of the last one; after the last, to the bar. */
  function remove(record: ResourceRecord, index: number, button: HTMLElement) {
    const buttons = [...(button.closest('ul')?.querySelectorAll('button') ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1] ?? button.closest('section');
    refocusAfter(() => selection.selectAll([record], false), next ?? undefined);
  }

  return (
    <>
      <Button popoverTarget={id} aria-haspopup="dialog">
        {`${formatCount(records.length)} not shown`}
      </Button>
      <dialog
        id={id}
        popover="auto"
        className={`${menuClass} ${styles.unshown}`}
        aria-label="Selected, not shown"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <ul ref={focusFirstButton}>
            {records.map((record, index) => {
              const recordId = getId(resource, record);
              const name = resource.recordLabel(record) || recordId;
              return (
                <li key={recordId}>
                  <span>{name}</span>
                  <Button
                    {...getTooltipProps(`Remove ${name} from the selection`)}
                    className={`${getButtonClass('icon')} touch-target`}
                    onClick={({ currentTarget }) => remove(record, index, currentTarget)}
                  >
                    <Icon of={CloseOutlined} />
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </dialog>
    </>
  );
}

import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { type ComponentProps, type KeyboardEvent, use, useState } from 'react';
import { Button, getTooltipProps } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isDeleteKey } from '../../ui/keyboard.ts';
import type { InputProps, PartProps } from '../config/input-values.ts';
import styles from './array-input.module.css';
import { isComplete, ItemFields } from './item-fields.tsx';
import { SubmitCount } from './submit-count.ts';

interface ArrayItemProps extends Pick<InputProps<unknown>, 'renderParts'> {
  /** Its label is its name: "Starter 2". */
  item: PartProps;
  summary: ReturnType<InputProps<unknown>['summarise']>;
  isFirst: boolean;
  isLast: boolean;
  /** Moves it by one position: up (-1) or down (1). */
  onStep: (offset: -1 | 1) => void;
  /** Removes it. Then the next item has the focus, in the button of this kind. */
  onRemove: (focused: 'edit' | 'remove') => void;
}

/** One item: a row that says what it is, with a drag handle and buttons, and below it its fields once it is opened. */
export function ArrayItem(props: ArrayItemProps) {
  const { item, summary, isFirst, isLast, renderParts, onStep, onRemove } = props;
  const { id, errors } = item;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const name = item.config.label.toLowerCase();
  const isInvalid = errors !== undefined || !isComplete(item);
  // Undefined until it is opened; once it was, its inputs stay, because they may keep a chosen file to themselves.
  const [isOpen, setOpen] = useState(errors && true);
  const submitCount = use(SubmitCount);
  const [knownCount, setKnownCount] = useState(submitCount);
  if (submitCount !== knownCount) {
    setKnownCount(submitCount);
    if (errors) setOpen(true);
  }

  /** From any of its buttons, Alt and an arrow key move the item, and Delete removes it. */
  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey } = event;
    const isMove = altKey && ['ArrowUp', 'ArrowDown'].includes(key);
    if (!isMove && !isDeleteKey(event)) return;
    event.preventDefault();
    if (!isMove) onRemove('edit');
    else if (key === 'ArrowUp' && !isFirst) onStep(-1);
    else if (key === 'ArrowDown' && !isLast) onStep(1);
  }

  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      data-invalid={isInvalid || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div role="none" className={styles.row} onKeyDown={onKeyDown}>
        <span
          ref={setActivatorNodeRef}
          className={styles.handle}
          title="Drag to another place"
          {...listeners}
        >
          <Icon of={HolderOutlined} />
        </span>
        <button
          type="button"
          className={styles.summary}
          data-action="edit"
          aria-expanded={isOpen === true}
          aria-controls={`${id}-fields`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={RightOutlined} className={styles.chevron} />
          <span className={styles.texts}>
            <span className="visually-hidden">{`Edit ${name}: `}</span>
            <strong dir="auto">{summary.title || '—'}</strong> <bdi>{summary.details}</bdi>
          </span>
          {isInvalid && <Icon of={WarningOutlined} label="invalid" className="danger-text" />}
        </button>
        <ItemAction
          name={`Move ${name} up`}
          icon={ArrowUpOutlined}
          data-action="up"
          disabled={isFirst}
          aria-keyshortcuts="Alt+ArrowUp"
          onClick={() => onStep(-1)}
        />
        <ItemAction
          name={`Move ${name} down`}
          icon={ArrowDownOutlined}
          data-action="down"
          disabled={isLast}
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={() => onStep(1)}
        />
        <ItemAction
          name={`Remove ${name}`}
          icon={DeleteOutlined}
          variant="danger-icon"
          data-action="remove"
          // Not between two inputs in the order of Tab, where a key that was meant for one would discard the other.
          tabIndex={-1}
          aria-keyshortcuts="Delete"
          onClick={() => onRemove('remove')}
        />
      </div>
      <div id={`${id}-fields`} className={styles.open} hidden={!isOpen}>
        {isOpen !== undefined && <ItemFields item={item} renderParts={renderParts} />}
      </div>
    </li>
  );
}

interface ItemActionProps extends ComponentProps<typeof Button> {
  name: string;
  icon: ComponentProps<typeof Icon>['of'];
}

/** A button that moves or removes an item. */
const ItemAction = ({ name, icon, ...props }: ItemActionProps) => (
  <Button variant="icon" {...getTooltipProps(name)} {...props}>
    <Icon of={icon} />
  </Button>
);

import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { Button, getTooltipProps } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { InputProps } from '../config/input-values.ts';
import styles from './array-input.module.css';
import { ItemFields, type ItemFieldsProps, summariseItem } from './item-fields.tsx';

interface ArrayItemProps
  extends Omit<ItemFieldsProps, 'name'>, Pick<InputProps<unknown>, 'summarise'> {
  /** What an item is called: "Starter". */
  label: string;
  /** Its position, counted from 1. */
  number: number;
  isLast: boolean;
  isInvalid: boolean;
  isOpen: boolean;
  onToggle: () => void;
  /** Moves it by one position: up (-1) or down (1). */
  onStep: (offset: -1 | 1) => void;
  onRemove: () => void;
}

/** One item: a row that says what it is, with a drag handle and buttons, and below it its fields once it is opened. */
export function ArrayItem(props: ArrayItemProps) {
  const { id, label, number, isLast, isInvalid, isOpen, onStep } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const name = `${label.toLowerCase()} ${number}`;
  const { title, details } = summariseItem(props.item, props.fields, props.summarise);
  // What the inputs keep to themselves, such as a chosen file, outlives closing.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  /** Moves the item by Alt and an arrow key, from any of its buttons. */
  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    if (event.key === 'ArrowUp' && number > 1) onStep(-1);
    if (event.key === 'ArrowDown' && !isLast) onStep(1);
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
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={props.onToggle}
        >
          <Icon of={RightOutlined} className={styles.chevron} />
          <span className={styles.texts}>
            <span className="visually-hidden">Edit {name}: </span>
            <strong>{title || '—'}</strong> {details}
          </span>
          {isInvalid && <Icon of={WarningOutlined} label="invalid" className={styles.mark} />}
        </button>
        <ItemAction
          name={`Move ${name} up`}
          icon={ArrowUpOutlined}
          data-action="up"
          disabled={number === 1}
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
          onClick={props.onRemove}
        />
      </div>
      <div id={`${id}-fields`} className={styles.open} hidden={!isOpen}>
        {wasOpened && <ItemFields {...props} name={`${label} ${number}`} />}
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

/** Which items are open, by id. One opens by itself when it gets an error; it can be closed nevertheless. */
export function useOpenItems(idsWithErrors: readonly string[]) {
  const [openIds, setOpenIds] = useState(idsWithErrors);
  const [knownIds, setKnownIds] = useState(idsWithErrors);
  const open = (ids: readonly string[]) => setOpenIds((current) => [...current, ...ids]);
  if (idsWithErrors.join() !== knownIds.join()) {
    setKnownIds(idsWithErrors);
    open(idsWithErrors.filter((id) => !knownIds.includes(id)));
  }
  const toggle = (id: string) =>
    openIds.includes(id) ? setOpenIds(openIds.filter((other) => other !== id)) : open([id]);
  return { openIds, open, toggle };
}

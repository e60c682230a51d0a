import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { InputErrors, InputProps, ArrayItem as Item } from '../config/input-values.ts';
import { ItemFields } from './item-fields.tsx';
import { summariseItem } from './item-summary.ts';
import type { ItemField } from './item-values.ts';
import styles from './array-input.module.css';

interface ArrayItemProps {
  /** The id of its first input. */
  id: string;
  sortableId: string;
  /** What an item is called: "Starter". */
  label: string;
  /** Its position, counted from 1. */
  number: number;
  isLast: boolean;
  fields: readonly ItemField[];
  item: Item;
  errors: InputErrors | undefined;
  isInvalid: boolean;
  renderPart: InputProps<unknown>['renderPart'];
  isOpen: boolean;
  onToggle: () => void;
  onChange: (item: Item) => void;
  /** Moves it by one position: up (-1) or down (1). */
  onStep: (offset: -1 | 1) => void;
  onRemove: () => void;
}

/** "starter 2" */
const getName = ({ label, number }: ArrayItemProps) => `${label.toLowerCase()} ${number}`;

/** One item: a row that says what it is, with a drag handle and buttons, and below it its inputs once it is opened. */
export function ArrayItem(props: ArrayItemProps) {
  const { id, sortableId, label, number, fields, item, errors, renderPart, isOpen } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id: sortableId });
  const name = getName(props);
  const { title, details } = summariseItem(item, fields);
  // What the inputs keep to themselves, such as a chosen file, outlives closing.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      data-invalid={props.isInvalid || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <div className={styles.row}>
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
          onKeyDown={(event) => stepByKey(event, props)}
          onClick={props.onToggle}
        >
          <Icon of={RightOutlined} className={styles.chevron} />
          <span className={styles.texts}>
            <span className="visually-hidden">Edit {name}: </span>
            <strong className={styles.title}>{title || '—'}</strong> {details}
          </span>
          {props.isInvalid && <Icon of={WarningOutlined} label="invalid" className={styles.mark} />}
        </button>
        <ItemActions {...props} />
      </div>
      <div id={`${id}-fields`} className={styles.open} hidden={!isOpen}>
        {wasOpened && (
          <ItemFields
            id={id}
            name={`${label} ${number}`}
            fields={fields}
            item={item}
            errors={errors}
            renderPart={renderPart}
            showsMissing
            onChange={props.onChange}
          />
        )}
      </div>
    </li>
  );
}

const offsets = new Map<string, -1 | 1>([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** Moves an item by Alt and an arrow key, from any of its buttons. */
function stepByKey(event: KeyboardEvent, { number, isLast, onStep }: ArrayItemProps) {
  const offset = offsets.get(event.key);
  if (!offset || !event.altKey) return;
  event.preventDefault();
  if (offset < 0 ? number > 1 : !isLast) onStep(offset);
}

/** The buttons that move or remove an item. */
function ItemActions(props: ArrayItemProps) {
  const { number, isLast, onStep, onRemove } = props;
  const name = getName(props);
  const onKeyDown = (event: KeyboardEvent) => stepByKey(event, props);
  return (
    <div className={styles.actions}>
      <WithTooltip name={`Move ${name} up`}>
        <Button
          variant="icon"
          data-action="up"
          disabled={number === 1}
          aria-keyshortcuts="Alt+ArrowUp"
          onKeyDown={onKeyDown}
          onClick={() => onStep(-1)}
        >
          <Icon of={ArrowUpOutlined} />
        </Button>
      </WithTooltip>
      <WithTooltip name={`Move ${name} down`}>
        <Button
          variant="icon"
          data-action="down"
          disabled={isLast}
          aria-keyshortcuts="Alt+ArrowDown"
          onKeyDown={onKeyDown}
          onClick={() => onStep(1)}
        >
          <Icon of={ArrowDownOutlined} />
        </Button>
      </WithTooltip>
      <WithTooltip name={`Remove ${name}`}>
        <Button variant="danger-icon" data-action="remove" onKeyDown={onKeyDown} onClick={onRemove}>
          <Icon of={DeleteOutlined} />
        </Button>
      </WithTooltip>
    </div>
  );
}

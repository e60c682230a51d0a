import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined';
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined';
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined';
import { useSortable } from '@dnd-kit/sortable';
import {
  type ComponentProps,
  type KeyboardEvent,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, getTooltipProps } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { focusFirst } from '../../ui/focus.ts';
import { isDeleteKey } from '../../ui/keyboard.ts';
import type { InputProps, PartProps } from '../config/input-values.ts';
import styles from './array-input.module.css';
import type { ItemButton, ItemList } from './array-items.ts';
import { isComplete, ItemFields } from './item-fields.tsx';
import { SubmitCount } from './submit-count.ts';

interface ArrayItemProps extends Pick<InputProps<unknown>, 'renderParts'> {
  id: number;
  /** The item as a part of the array. Its label is the name of the item: "Starter 2". */
  part: PartProps;
  summary: ReturnType<InputProps<unknown>['summarise']>;
  isFirst: boolean;
  isLast: boolean;
  /** If it is an object, a button of the item gets the focus. It is another object each time. */
  focus: ItemList['focus'];
  /** Moves the item by one position: up (-1) or down (1). */
  onStep: (offset: -1 | 1) => void;
  /** Removes the item. The next item then gets the focus, on its button of the same kind. */
  onRemove: (button: ItemButton) => void;
}

/** One item: a row with a summary, a drag handle and buttons. Once it is opened, its fields are below the row. */
export function ArrayItem(props: ArrayItemProps) {
  const { id, part, summary, isFirst, isLast, focus, renderParts, onStep, onRemove } = props;
  const { errors } = part;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id });
  const name = part.config.label.toLowerCase();
  const isInvalid = errors !== undefined || !isComplete(part);
  // Undefined until the item is opened for the first time. After that its inputs stay mounted, because an input may
  // hold a chosen file.
  const [isOpen, setOpen] = useState(errors && true);
  const submitCount = use(SubmitCount);
  const [knownCount, setKnownCount] = useState(submitCount);
  if (submitCount !== knownCount) {
    setKnownCount(submitCount);
    if (errors) setOpen(true);
  }

  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus) focusFirst(row.current, `[data-action=${focus.button}]`);
  }, [focus]);

  /** From any button of the item, Alt and an arrow key move it, and Delete removes it. */
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
      <div ref={row} role="none" className={styles.row} onKeyDown={onKeyDown}>
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
          aria-controls={`${part.id}-fields`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={RightOutlined} className={styles.chevron} />
          <span className={styles.texts}>
            <span className="visually-hidden">{`Edit ${name}: `}</span>
            <strong dir="auto">{summary.title || '—'}</strong> <bdi>{summary.details}</bdi>
          </span>
          {isInvalid && <Icon of={WarningOutlined} label="invalid" className="danger-text" />}
        </button>
        <RowButton
          name={`Move ${name} up`}
          icon={ArrowUpOutlined}
          data-action="up"
          disabled={isFirst}
          aria-keyshortcuts="Alt+ArrowUp"
          onClick={() => onStep(-1)}
        />
        <RowButton
          name={`Move ${name} down`}
          icon={ArrowDownOutlined}
          data-action="down"
          disabled={isLast}
          aria-keyshortcuts="Alt+ArrowDown"
          onClick={() => onStep(1)}
        />
        <RowButton
          name={`Remove ${name}`}
          icon={DeleteOutlined}
          variant="danger-icon"
          data-action="remove"
          // Tab skips this button between two inputs, where a key that was meant for an input would discard the item.
          tabIndex={-1}
          aria-keyshortcuts="Delete"
          onClick={() => onRemove('remove')}
        />
      </div>
      <div id={`${part.id}-fields`} className={styles.open} hidden={!isOpen}>
        {isOpen !== undefined && <ItemFields item={part} renderParts={renderParts} />}
      </div>
    </li>
  );
}

interface RowButtonProps extends ComponentProps<typeof Button> {
  name: string;
  icon: ComponentProps<typeof Icon>['of'];
}

/** A button that moves or removes an item. */
const RowButton = ({ name, icon, ...props }: RowButtonProps) => (
  <Button variant="icon" {...getTooltipProps(name)} {...props}>
    <Icon of={icon} />
  </Button>
);

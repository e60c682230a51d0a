import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import HolderOutlined from '@ant-design/icons-svg/es/asn/HolderOutlined';
import { useSortable } from '@dnd-kit/sortable';
import { Button } from '../../../ui/button.tsx';
import { WithTooltip } from '../../../ui/tooltip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { InputErrors, InputProps, ListItem as Item } from '../input-values.ts';
import { ItemFields } from './item-fields.tsx';
import type { ItemField } from './item-values.ts';
import styles from './list-input.module.css';

interface ListItemProps {
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
  renderPart: InputProps<unknown>['renderPart'];
  onChange: (item: Item) => void;
  /** Moves it by one position: up (-1) or down (1). */
  onStep: (offset: -1 | 1) => void;
  onRemove: () => void;
}

/** One item: its inputs, a drag handle, and buttons that move or remove it. */
export function ListItem(props: ListItemProps) {
  const { id, sortableId, label, number, isLast, fields, item, errors, renderPart } = props;
  const { onChange, onStep, onRemove } = props;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id: sortableId });
  const name = `${label.toLowerCase()} ${number}`;
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <span
        ref={setActivatorNodeRef}
        className={styles.handle}
        title="Drag to another place"
        {...listeners}
      >
        <Icon of={HolderOutlined} />
      </span>
      <div className={styles.fields}>
        <ItemFields
          id={id}
          name={`${label} ${number}`}
          fields={fields}
          item={item}
          errors={errors}
          renderPart={renderPart}
          showsMissing
          onChange={onChange}
        />
      </div>
      <div className={styles.actions}>
        <WithTooltip name={`Move ${name} up`}>
          <Button
            variant="icon"
            data-direction="up"
            disabled={number === 1}
            onClick={() => onStep(-1)}
          >
            <Icon of={ArrowUpOutlined} />
          </Button>
        </WithTooltip>
        <WithTooltip name={`Move ${name} down`}>
          <Button variant="icon" data-direction="down" disabled={isLast} onClick={() => onStep(1)}>
            <Icon of={ArrowDownOutlined} />
          </Button>
        </WithTooltip>
        <WithTooltip name={`Remove ${name}`}>
          <Button variant="danger-icon" onClick={onRemove}>
            <Icon of={DeleteOutlined} />
          </Button>
        </WithTooltip>
      </div>
    </li>
  );
}

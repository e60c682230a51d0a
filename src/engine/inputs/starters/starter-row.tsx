import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { WithTooltip } from '../../../ui/tooltip.tsx';
import type { Starter } from '../input-values.ts';
import { StarterFields } from './starter-fields.tsx';
import type { StarterConstraints } from './starter-constraints.ts';
import styles from './starters-input.module.css';

interface StarterRowProps {
  id: string;
  /** Its position, counted from 1. */
  number: number;
  isLast: boolean;
  starter: Starter;
  constraints: StarterConstraints;
  onChange: (starter: Starter) => void;
  /** Moves it by one position: up (-1) or down (1). */
  onStep: (offset: -1 | 1) => void;
  onRemove: () => void;
  /** Called when the pointer is pressed on the handle, when another row is dragged over this one, and at the end. */
  drag: { onPress: () => void; onOver: () => void; onEnd: () => void };
}

/** One starter of the genre: inputs, a drag handle, and buttons that move or remove it. */
export function StarterRow(props: StarterRowProps) {
  const { id, number, isLast, starter, constraints, onChange, onStep, onRemove, drag } = props;
  const row = useRef<HTMLLIElement>(null);
  const name = `starter ${number}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is for pointers; by keyboard the arrow buttons move a row
    <li
      ref={row}
      className={styles.row}
      onDragOver={(event) => {
        event.preventDefault();
        drag.onOver();
      }}
    >
      <span
        className={styles.handle}
        draggable
        title="Drag to another place"
        // Not on dragstart: the page may have scrolled since the press, with another row under the pointer.
        onPointerDown={drag.onPress}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move';
          if (row.current) dataTransfer.setDragImage(row.current, 0, 0);
        }}
        onDragEnd={drag.onEnd}
      >
        <HolderOutlined aria-hidden />
      </span>
      <div className={styles.fields}>
        <StarterFields
          id={id}
          name={`Starter ${number}`}
          starter={starter}
          constraints={constraints}
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
            <ArrowUpOutlined aria-hidden />
          </Button>
        </WithTooltip>
        <WithTooltip name={`Move ${name} down`}>
          <Button variant="icon" data-direction="down" disabled={isLast} onClick={() => onStep(1)}>
            <ArrowDownOutlined aria-hidden />
          </Button>
        </WithTooltip>
        <WithTooltip name={`Remove ${name}`}>
          <Button variant="danger" onClick={onRemove}>
            <DeleteOutlined aria-hidden />
          </Button>
        </WithTooltip>
      </div>
    </li>
  );
}

import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Named } from '../../../ui/named.tsx';
import type { Starter } from '../input-values.ts';
import { StarterFields } from './starter-fields.tsx';
import type { StarterLimits } from './starter-limits.ts';
import styles from './starters-input.module.css';

interface StarterRowProps {
  id: string;
  /** Its place, counted from 1. */
  number: number;
  isLast: boolean;
  starter: Starter;
  limits: StarterLimits;
  onChange: (starter: Starter) => void;
  /** Moves it by one place, up (-1) or down (1). */
  onStep: (by: -1 | 1) => void;
  onRemove: () => void;
  /** The pointer took it, carries another one over it, and lets go. */
  drag: { start: () => void; over: () => void; end: () => void };
}

/** A starter of the genre: to rewrite, to move by its handle or its arrows, to remove. */
export function StarterRow(props: StarterRowProps) {
  const { id, number, isLast, starter, limits, onChange, onStep, onRemove, drag } = props;
  const row = useRef<HTMLLIElement>(null);
  const name = `starter ${number}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the pointer; the keyboard has the arrows
    <li
      ref={row}
      className={styles.row}
      onDragOver={(event) => {
        event.preventDefault();
        drag.over();
      }}
    >
      <span
        className={styles.handle}
        draggable
        title="Drag to another place"
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = 'move';
          if (row.current) dataTransfer.setDragImage(row.current, 0, 0);
          drag.start();
        }}
        onDragEnd={drag.end}
      >
        <HolderOutlined aria-hidden />
      </span>
      <div className={styles.fields}>
        <StarterFields
          id={id}
          name={`Starter ${number}`}
          starter={starter}
          limits={limits}
          demanded
          onChange={onChange}
        />
      </div>
      <div className={styles.actions}>
        <Named name={`Move ${name} up`}>
          <Button look="icon" data-way="up" disabled={number === 1} onClick={() => onStep(-1)}>
            <ArrowUpOutlined aria-hidden />
          </Button>
        </Named>
        <Named name={`Move ${name} down`}>
          <Button look="icon" data-way="down" disabled={isLast} onClick={() => onStep(1)}>
            <ArrowDownOutlined aria-hidden />
          </Button>
        </Named>
        <Named name={`Remove ${name}`}>
          <Button look="danger" onClick={onRemove}>
            <DeleteOutlined aria-hidden />
          </Button>
        </Named>
      </div>
    </li>
  );
}

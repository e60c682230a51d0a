import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import type { InputProps, Starter } from '../input-values.ts';
import { StarterFields } from './starter-fields.tsx';
import { isComplete, isBlank } from './starter-constraints.ts';
import { StarterRow } from './starter-row.tsx';
import styles from './starters-input.module.css';

const emptyStarter: Starter = { starter: '', description: '' };

/**
 * The starters of a genre: inputs for a new one, and below them the added ones to edit, reorder and remove. The new
 * starter is part of the value while it is typed, so that a submit without "Add Starter" includes it.
 */
export function StartersInput({
  id,
  value,
  onChange,
  constraints,
  ref,
  ...rest
}: InputProps<Starter[]>) {
  const starters = Array.isArray(value) ? value : [];
  const starterConstraints = constraints.items?.properties ?? {};
  const [addedCount, setAddedCount] = useState(starters.length);
  const [showsMissing, setShowsMissing] = useState(false);
  const draggedIndex = useRef<number>(undefined);
  const list = useRef<HTMLOListElement>(null);
  const rows = starters.slice(0, addedCount);
  const newStarter = starters[addedCount] ?? emptyStarter;
  const emitChange = (added: Starter[], next = newStarter) =>
    onChange(isBlank(next) ? added : [...added, next]);
  const container = useRef<HTMLDivElement>(null);
  const focusNewStarter = () => document.getElementById(id)?.focus();

  /** Focuses the first invalid input, which may be that of an added starter. */
  function focusInvalid() {
    const invalid = container.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) invalid.focus();
    else focusNewStarter();
  }

  useImperativeHandle(ref as Ref<{ focus: () => void }>, () => ({ focus: focusInvalid }));

  function add() {
    const canAdd = isComplete(newStarter, starterConstraints);
    // Rendered synchronously: `focusInvalid` searches the DOM for the marked inputs.
    flushSync(() => setShowsMissing(!canAdd));
    if (!canAdd) return focusInvalid();
    setAddedCount(addedCount + 1);
    return focusNewStarter();
  }

  function move(from: number, to: number) {
    emitChange(rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1)));
    announce(`Moved to position ${to + 1} of ${rows.length}`);
  }

  /** Keeps the focus on the moved row: on the pressed arrow, or at an end of the list on the other one. */
  function step(from: number, offset: -1 | 1) {
    const to = from + offset;
    move(from, to);
    const isAtEnd = to === 0 || to === rows.length - 1;
    const direction = offset < 0 === isAtEnd ? 'down' : 'up';
    list.current?.children[to]
      ?.querySelector<HTMLElement>(`[data-direction=${direction}]`)
      ?.focus();
  }

  function remove(index: number) {
    setAddedCount(addedCount - 1);
    emitChange(rows.toSpliced(index, 1));
    if (index === rows.length - 1) focusNewStarter();
  }

  function dragOver(index: number) {
    if (draggedIndex.current === undefined || draggedIndex.current === index) return;
    move(draggedIndex.current, index);
    draggedIndex.current = index;
  }

  return (
    <div ref={container} className={styles.starters}>
      <StarterFields
        id={id}
        name="Starter"
        hasLabel
        starter={newStarter}
        constraints={starterConstraints}
        showsMissing={showsMissing || (rest['aria-invalid'] && !isBlank(newStarter))}
        describedBy={rest['aria-describedby']}
        required={rest['aria-required'] && starters.length === 0}
        onEnter={add}
        onChange={(next) => {
          if (isBlank(next)) setShowsMissing(false);
          emitChange(rows, next);
        }}
      />
      <div>
        <Button onClick={add}>Add Starter</Button>
      </div>
      <ol ref={list} className={styles.list} aria-label="Starters">
        {rows.map((starter, index) => (
          <StarterRow
            key={index}
            id={`${id}-${index + 1}`}
            number={index + 1}
            isLast={index === rows.length - 1}
            starter={starter}
            constraints={starterConstraints}
            onChange={(next) => emitChange(rows.with(index, next))}
            onStep={(offset) => step(index, offset)}
            onRemove={() => remove(index)}
            drag={{
              onPress: () => (draggedIndex.current = index),
              onOver: () => dragOver(index),
              onEnd: () => (draggedIndex.current = undefined),
            }}
          />
        ))}
      </ol>
    </div>
  );
}

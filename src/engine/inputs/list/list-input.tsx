import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../ui/announcer.tsx';
import { Button } from '../../../ui/button.tsx';
import { getLabelId } from '../../../ui/field.tsx';
import { getPartErrors, type InputProps, type ListItem as Item } from '../input-values.ts';
import { ItemFields } from './item-fields.tsx';
import { createItem, isBlank, isComplete, isFreeText, listItemFields } from './item-values.ts';
import { ListItem } from './list-item.tsx';
import styles from './list-input.module.css';

let lastItemId = 0;

const createItemId = () => `item-${(lastItemId += 1)}`;

const ignore = () => undefined;

/** The list announces moves itself, also those by the arrow buttons. */
const noAnnouncements = {
  onDragStart: ignore,
  onDragOver: ignore,
  onDragEnd: ignore,
  onDragCancel: ignore,
};

const move = <Entry,>(entries: readonly Entry[], from: number, to: number) =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));

/**
 * A list of objects: inputs for a new item, and below them the added ones to edit, reorder and remove. The new item
 * is part of the value while it is typed, so that a submit without adding it includes it.
 */
export function ListInput(props: InputProps<Item[]>) {
  const { id, value, onChange, constraints, config, errors, renderPart, ref } = props;
  const { label, listLabel } = config;
  const items = Array.isArray(value) ? value : [];
  const fields = listItemFields(config.item, constraints);
  // One id for each added item: a drag needs to know it again at another position.
  const [itemIds, setItemIds] = useState(() => items.map(createItemId));
  const [showsMissing, setShowsMissing] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const added = items.slice(0, itemIds.length);
  const newItem = items[itemIds.length] ?? createItem(fields);
  const emitChange = (nextAdded: Item[], next = newItem) =>
    onChange(isBlank(next, fields) ? nextAdded : [...nextAdded, next]);
  const container = useRef<HTMLDivElement>(null);
  const newItemBox = useRef<HTMLDivElement>(null);
  const focusNewItem = () =>
    newItemBox.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  // The label of the form field is that of the first text, or else of all inputs of the new item.
  const isLabelled = fields[0] !== undefined && isFreeText(fields[0]);
  const sensors = useSensors(useSensor(PointerSensor));

  /** Focuses the first invalid input, which may be that of an added item. */
  function focusInvalid() {
    const invalid = container.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (invalid) invalid.focus();
    else focusNewItem();
  }

  useImperativeHandle(ref as Ref<{ focus: () => void }>, () => ({ focus: focusInvalid }));

  function add() {
    const canAdd = isComplete(newItem, fields);
    // Rendered synchronously: `focusInvalid` searches the DOM for the marked inputs.
    flushSync(() => setShowsMissing(!canAdd));
    if (!canAdd) return focusInvalid();
    setItemIds([...itemIds, createItemId()]);
    return focusNewItem();
  }

  function reorder(from: number, to: number) {
    setItemIds(move(itemIds, from, to));
    emitChange(move(added, from, to));
    announce(`Moved to position ${to + 1} of ${added.length}`);
  }

  /** Keeps the focus on the moved item: on the pressed arrow, or at an end of the list on the other one. */
  function step(from: number, offset: -1 | 1) {
    const to = from + offset;
    flushSync(() => reorder(from, to));
    const isAtEnd = to === 0 || to === added.length - 1;
    const direction = offset < 0 === isAtEnd ? 'down' : 'up';
    list.current?.children[to]
      ?.querySelector<HTMLElement>(`[data-direction=${direction}]`)
      ?.focus();
  }

  function remove(index: number) {
    setItemIds(itemIds.toSpliced(index, 1));
    emitChange(added.toSpliced(index, 1));
    if (index === added.length - 1) focusNewItem();
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [active, over].map((entry) => itemIds.indexOf(String(entry?.id)));
    if (from !== undefined && to !== undefined && to >= 0 && from !== to) reorder(from, to);
  }

  return (
    <div ref={container} className={styles.container}>
      <div
        ref={newItemBox}
        className={styles.fields}
        {...(!isLabelled && { id, role: 'group', 'aria-labelledby': getLabelId(id) })}
      >
        <ItemFields
          id={id}
          name={label}
          hasLabel
          fields={fields}
          item={newItem}
          errors={getPartErrors(errors, added.length)}
          renderPart={renderPart}
          showsMissing={showsMissing || (props['aria-invalid'] && !isBlank(newItem, fields))}
          describedBy={props['aria-describedby']}
          required={props['aria-required'] && items.length === 0}
          onEnter={add}
          onChange={(next) => {
            if (isBlank(next, fields)) setShowsMissing(false);
            emitChange(added, next);
          }}
        />
      </div>
      <div>
        <Button onClick={add}>Add {label}</Button>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: noAnnouncements }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={itemIds} strategy={verticalListSortingStrategy}>
          <ol ref={list} className={styles.list} aria-label={listLabel}>
            {added.map((item, index) => (
              <ListItem
                key={itemIds[index]}
                id={`${id}-${itemIds[index]}`}
                sortableId={itemIds[index] ?? ''}
                label={label}
                number={index + 1}
                isLast={index === added.length - 1}
                fields={fields}
                item={item}
                errors={getPartErrors(errors, index)}
                renderPart={renderPart}
                onChange={(next) => emitChange(added.with(index, next))}
                onStep={(offset) => step(index, offset)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </div>
  );
}

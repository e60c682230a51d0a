import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { getLabelId } from '../../ui/field.tsx';
import { focusFirstControl } from '../../ui/focus.ts';
import { getPartErrors, type InputProps, type PartProps } from '../config/input-values.ts';
import styles from './array-input.module.css';
import { ArrayItem } from './array-item.tsx';
import { createItem, isComplete, isUntouched, ItemFields } from './item-fields.tsx';

const ignore = () => undefined;

/** The list announces moves itself, also those by the arrow buttons. */
const noAnnouncements = {
  onDragStart: ignore,
  onDragOver: ignore,
  onDragEnd: ignore,
  onDragCancel: ignore,
};

let lastItemId = 0;

const createItemId = () => `item-${(lastItemId += 1)}`;

const move = <Entry,>(entries: readonly Entry[], from: number, to: number) =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));

/**
 * A list of items: a row for each one, opened to edit it, and below them fields for a new one. The new item is part of
 * the value while it is typed, so that a submit without adding it includes it.
 */
export function ArrayInput(props: InputProps<unknown[]>) {
  const { id, value, onChange, config, errors, renderParts } = props;
  const { label, listLabel, item: itemConfig = config } = config;
  const itemConstraints = props.constraints.items ?? {};
  const initialItem = createItem(itemConfig, itemConstraints);
  const isInitial = (item: unknown) => isUntouched(item, initialItem, itemConfig);
  const summarise = (item: unknown) => props.summarise(item, itemConfig);
  const values = Array.isArray(value) ? value : [];
  // One id for each added item: a drag needs to know it again at another position.
  const [itemIds, setItemIds] = useState(() => values.map(createItemId));
  const { length: count } = itemIds;
  const newItem = values[count] ?? initialItem;
  const items = [...values.slice(0, count), newItem];
  // Open for the first item, and once the button was used.
  const [wasOpened, setOpened] = useState(count === 0);
  const isNewOpen = wasOpened || count === 0;
  // From a failed attempt to add it until it is added or emptied.
  const [showsNewErrors, setShowsNewErrors] = useState(false);
  const isNewInvalid = props['aria-invalid'] && !isInitial(newItem);
  const list = useRef<HTMLOListElement>(null);
  const newItemBox = useRef<HTMLDivElement>(null);

  /** Emits the items, the last of which is the new one. */
  function emitChange(nextItems: unknown[]) {
    const hasNew = !isInitial(nextItems.at(-1));
    if (!hasNew) setShowsNewErrors(false);
    onChange(hasNew ? nextItems : nextItems.slice(0, -1));
  }

  const toPart = (index: number): PartProps => ({
    id: itemIds[index] ?? `${id}-new`,
    name: '',
    config: { ...itemConfig, label: index === count ? label : `${label} ${index + 1}` },
    constraints: itemConstraints,
    isRequired: true,
    value: items[index],
    onChange: (next) => emitChange(items.with(index, next)),
    errors: getPartErrors(errors, index),
    // An error of the whole list marks the new item.
    sharedErrorId: index === count && errors?.message ? props['aria-describedby'] : undefined,
  });
  const focusNewItem = () => focusFirstControl(newItemBox.current);
  /** Focuses a button of an item; behind the last item, the new one. */
  function focusAction(index: number, action: string) {
    const button = list.current?.children[index]?.querySelector<HTMLElement>(
      `[data-action=${action}]`,
    );
    if (button) button.focus();
    else focusNewItem();
  }

  /** Changes the list, says so, and focuses what is there only once the change is rendered. */
  function change(nextIds: string[], nextItems: unknown[], message: string, focus: () => void) {
    flushSync(() => {
      setItemIds(nextIds);
      emitChange(nextItems);
    });
    announce(`${label} ${message}`);
    focus();
  }

  function add() {
    if (!isNewOpen) {
      flushSync(() => setOpened(true));
      return focusNewItem();
    }
    if (!isComplete(toPart(count))) {
      flushSync(() => setShowsNewErrors(true));
      return focusNewItem();
    }
    const message = `added: ${summarise(newItem).title}`;
    return change([...itemIds, createItemId()], [...items, initialItem], message, focusNewItem);
  }

  function reorder(from: number, to: number, action = 'edit') {
    const message = `moved to position ${to + 1} of ${count}`;
    change(move(itemIds, from, to), move(items, from, to), message, () => focusAction(to, action));
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    const [from, to] = [active, over].map((entry) => itemIds.indexOf(String(entry?.id)));
    if (from !== undefined && to !== undefined && to >= 0 && from !== to) reorder(from, to);
  }

  /** Keeps the focus on the pressed arrow of the moved item, or at an end of the list on the other one. */
  function step(from: number, offset: -1 | 1) {
    const to = from + offset;
    const isAtEnd = to === 0 || to === count - 1;
    reorder(from, to, offset < 0 === isAtEnd ? 'down' : 'up');
  }

  /** Moves the focus to the item that takes the place of the removed one, or from the end to the new item. */
  function remove(index: number, focused: 'edit' | 'remove') {
    const message = `removed: ${summarise(items[index]).title}`;
    change(itemIds.toSpliced(index, 1), items.toSpliced(index, 1), message, () =>
      focusAction(index, focused),
    );
  }

  return (
    <fieldset
      id={id}
      className={styles.fields}
      aria-labelledby={getLabelId(id)}
      aria-describedby={props['aria-describedby']}
    >
      <DndContext
        collisionDetection={closestCenter}
        accessibility={{ announcements: noAnnouncements }}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={itemIds} strategy={verticalListSortingStrategy}>
          <ol ref={list} className={styles.list} aria-label={listLabel}>
            {itemIds.map((itemId, index) => (
              <ArrayItem
                key={itemId}
                item={toPart(index)}
                summary={summarise(items[index])}
                isFirst={index === 0}
                isLast={index === count - 1}
                renderParts={renderParts}
                onStep={(offset) => step(index, offset)}
                onRemove={(focused) => remove(index, focused)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div ref={newItemBox} className={isNewOpen ? styles.new : undefined}>
        {isNewOpen && (
          <ItemFields
            item={toPart(count)}
            showsOwnErrors={showsNewErrors || isNewInvalid}
            isRequired={props['aria-required'] && values.length === 0}
            renderParts={renderParts}
            onEnter={add}
          />
        )}
        <Button onClick={add}>{`Add ${label}`}</Button>
      </div>
    </fieldset>
  );
}

import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { getLabelId } from '../../ui/field.tsx';
import { getPartErrors, type InputProps, type ArrayItem as Item } from '../config/input-values.ts';
import { ItemFields } from './item-fields.tsx';
import { summariseItem } from './item-summary.ts';
import { createItem, isBlank, isComplete, listItemFields } from './item-values.ts';
import { ArrayItem } from './array-item.tsx';
import styles from './array-input.module.css';
import { SortableList } from './sortable-list.tsx';
import { useOpenItems } from './use-open-items.ts';

let lastItemId = 0;

const createItemId = () => `item-${(lastItemId += 1)}`;

const move = <Entry,>(entries: readonly Entry[], from: number, to: number) =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));

const focusInvalidIn = (container: HTMLElement | null) => {
  const inputs = container?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [];
  // Not one in a row that is closed.
  const visible = [...inputs].find((input) => input.checkVisibility());
  visible?.focus();
  return visible !== undefined;
};

/**
 * A list of items: a row for each one, opened to edit it, and below them inputs for a new one. The new item is part of
 * the value while it is typed, so that a submit without adding it includes it.
 */
export function ArrayInput(props: InputProps<Item[]>) {
  const { id, value, onChange, constraints, config, errors, renderPart, ref } = props;
  const { label, listLabel } = config;
  const items = Array.isArray(value) ? value : [];
  const fields = listItemFields(config.item, constraints);
  // One id for each added item: a drag needs to know it again at another position.
  const [itemIds, setItemIds] = useState(() => items.map(createItemId));
  const [showsMissing, setShowsMissing] = useState(false);
  const { openIds, open, toggle } = useOpenItems(
    itemIds.filter((_, index) => getPartErrors(errors, index) !== undefined),
  );
  const added = items.slice(0, itemIds.length);
  const newItem = items[itemIds.length] ?? createItem(fields);
  const container = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const newItemBox = useRef<HTMLDivElement>(null);
  const emitChange = (nextAdded: Item[], next = newItem) =>
    onChange(isBlank(next, fields) ? nextAdded : [...nextAdded, next]);
  const nameOf = (item: Item | undefined) => summariseItem(item, fields).title;
  const isInvalid = (index: number) =>
    getPartErrors(errors, index) !== undefined || !isComplete(added[index], fields);
  const focusNewItem = () =>
    newItemBox.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  const focusAction = (index: number, action: string) =>
    list.current?.children[index]?.querySelector<HTMLElement>(`[data-action=${action}]`)?.focus();

  // The form asks for the focus before it has rendered the errors.
  const awaitsErrors = useRef(false);
  useLayoutEffect(() => {
    if (awaitsErrors.current && focusInvalidIn(container.current)) awaitsErrors.current = false;
  });

  /** Focuses the first invalid input, which may be that of an added item. */
  function focusInvalid() {
    flushSync(() => open(itemIds.filter((_, index) => isInvalid(index))));
    awaitsErrors.current = !focusInvalidIn(container.current);
    if (awaitsErrors.current) focusNewItem();
  }

  useImperativeHandle(ref as Ref<{ focus: () => void }>, () => ({ focus: focusInvalid }));

  function add() {
    const canAdd = isComplete(newItem, fields);
    // Rendered synchronously: the DOM is searched for the marked inputs.
    flushSync(() => setShowsMissing(!canAdd));
    if (!canAdd) return focusInvalidIn(newItemBox.current) || focusNewItem();
    setItemIds([...itemIds, createItemId()]);
    announce(`${label} added: ${nameOf(newItem)}`);
    return focusNewItem();
  }

  function reorder(from: number, to: number, action = 'edit') {
    flushSync(() => {
      setItemIds(move(itemIds, from, to));
      emitChange(move(added, from, to));
    });
    announce(`${label} moved to position ${to + 1} of ${added.length}`);
    focusAction(to, action);
  }

  /** Keeps the focus on the pressed arrow of the moved item, or at an end of the list on the other one. */
  function step(from: number, offset: -1 | 1) {
    const to = from + offset;
    const isAtEnd = to === 0 || to === added.length - 1;
    reorder(from, to, offset < 0 === isAtEnd ? 'down' : 'up');
  }

  /** Moves the focus to the item that takes the place of the removed one, or from the end to the new item. */
  function remove(index: number) {
    flushSync(() => {
      setItemIds(itemIds.toSpliced(index, 1));
      emitChange(added.toSpliced(index, 1));
    });
    announce(`${label} removed: ${nameOf(added[index])}`);
    if (index === added.length - 1) focusNewItem();
    else focusAction(index, 'remove');
  }

  return (
    <fieldset ref={container} id={id} className={styles.container} aria-labelledby={getLabelId(id)}>
      <SortableList ref={list} label={listLabel} itemIds={itemIds} onReorder={reorder}>
        {added.map((item, index) => {
          const itemId = itemIds[index] ?? '';
          return (
            <ArrayItem
              key={itemId}
              id={`${id}-${itemId}`}
              sortableId={itemId}
              label={label}
              number={index + 1}
              isLast={index === added.length - 1}
              fields={fields}
              item={item}
              errors={getPartErrors(errors, index)}
              isInvalid={isInvalid(index)}
              renderPart={renderPart}
              isOpen={openIds.has(itemId)}
              onToggle={() => toggle(itemId)}
              onChange={(next) => emitChange(added.with(index, next))}
              onStep={(offset) => step(index, offset)}
              onRemove={() => remove(index)}
            />
          );
        })}
      </SortableList>
      <div ref={newItemBox} className={styles.new}>
        <ItemFields
          id={`${id}-new`}
          name={label}
          fields={fields}
          item={newItem}
          errors={getPartErrors(errors, added.length)}
          renderPart={renderPart}
          showsMissing={showsMissing || (props['aria-invalid'] && !isBlank(newItem, fields))}
          isInvalid={errors?.message !== undefined}
          describedBy={props['aria-describedby']}
          required={props['aria-required'] && items.length === 0}
          onEnter={add}
          onChange={(next) => {
            if (isBlank(next, fields)) setShowsMissing(false);
            emitChange(added, next);
          }}
        />
        <div>
          <Button onClick={add}>Add {label}</Button>
        </div>
      </div>
    </fieldset>
  );
}

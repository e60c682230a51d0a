import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { getLabelId } from '../../ui/field.tsx';
import { getPartErrors, type InputProps } from '../config/input-values.ts';
import styles from './array-input.module.css';
import inputStyles from './inputs.module.css';
import { ArrayItem } from './array-item.tsx';
import { focusControlIn } from './group-input.tsx';
import {
  createItem,
  findItemErrors,
  isUntouched,
  ItemFields,
  listItemFields,
  summariseItem,
} from './item-fields.tsx';
import { SortableList } from './sortable-list.tsx';

let lastItemId = 0;

const createItemId = () => `item-${(lastItemId += 1)}`;

const move = <Entry,>(entries: readonly Entry[], from: number, to: number) =>
  entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));

/**
 * A list of items: a row for each one, opened to edit it, and below them fields for a new one. The new item is part of
 * the value while it is typed, so that a submit without adding it includes it.
 */
export function ArrayInput(props: InputProps<unknown[]>) {
  const { id, value, onChange, constraints, config, errors, renderParts, summarise } = props;
  const { label, listLabel } = config;
  const items = Array.isArray(value) ? value : [];
  const fields = listItemFields(config.item, constraints);
  // One id for each added item: a drag needs to know it again at another position.
  const [itemIds, setItemIds] = useState(() => items.map(createItemId));
  const added = items.slice(0, itemIds.length);
  const newItem = items[itemIds.length] ?? createItem(fields);
  const isNewInvalid = props['aria-invalid'] && !isUntouched(newItem, fields);
  // From a failed attempt to add it until it is added or emptied.
  const [showsNewErrors, setShowsNewErrors] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const newItemBox = useRef<HTMLDivElement>(null);
  const emitChange = (nextAdded: unknown[], next = newItem) =>
    onChange(isUntouched(next, fields) ? nextAdded : [...nextAdded, next]);
  const nameOf = (item: unknown) => summariseItem(item, fields, summarise).title;
  const focusNewItem = () => focusControlIn(newItemBox.current);
  /** Focuses a button of an item; behind the last item, the new one. */
  function focusAction(index: number, action: string) {
    const button = list.current?.children[index]?.querySelector<HTMLElement>(
      `[data-action=${action}]`,
    );
    if (button) button.focus();
    else focusNewItem();
  }

  /** Changes the list, says so, and focuses what is there only once the change is rendered. */
  function change(nextIds: string[], nextAdded: unknown[], message: string, focus: () => void) {
    flushSync(() => {
      setItemIds(nextIds);
      emitChange(nextAdded, nextIds.length > itemIds.length ? createItem(fields) : newItem);
    });
    announce(`${label} ${message}`);
    focus();
  }

  function add() {
    const canAdd = findItemErrors(newItem, fields, label).size === 0;
    flushSync(() => setShowsNewErrors(!canAdd));
    if (!canAdd) return focusNewItem();
    const message = `added: ${nameOf(newItem)}`;
    return change([...itemIds, createItemId()], [...added, newItem], message, focusNewItem);
  }

  function reorder(from: number, to: number, action = 'edit') {
    const message = `moved to position ${to + 1} of ${added.length}`;
    change(move(itemIds, from, to), move(added, from, to), message, () => focusAction(to, action));
  }

  /** Keeps the focus on the pressed arrow of the moved item, or at an end of the list on the other one. */
  function step(from: number, offset: -1 | 1) {
    const to = from + offset;
    const isAtEnd = to === 0 || to === added.length - 1;
    reorder(from, to, offset < 0 === isAtEnd ? 'down' : 'up');
  }

  /** Moves the focus to the item that takes the place of the removed one, or from the end to the new item. */
  function remove(index: number) {
    const message = `removed: ${nameOf(added[index])}`;
    change(itemIds.toSpliced(index, 1), added.toSpliced(index, 1), message, () =>
      focusAction(index, 'remove'),
    );
  }

  return (
    <fieldset
      id={id}
      className={inputStyles.parts}
      aria-labelledby={getLabelId(id)}
      aria-describedby={props['aria-describedby']}
    >
      <SortableList ref={list} label={listLabel} itemIds={itemIds} onReorder={reorder}>
        {added.map((item, index) => {
          const itemId = itemIds[index] ?? '';
          return (
            <ArrayItem
              key={itemId}
              id={itemId}
              label={label}
              number={index + 1}
              isLast={index === added.length - 1}
              fields={fields}
              item={item}
              errors={getPartErrors(errors, index)}
              renderParts={renderParts}
              summarise={summarise}
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
          showsOwnErrors={showsNewErrors || isNewInvalid}
          listErrorId={errors?.message === undefined ? undefined : props['aria-describedby']}
          isRequired={props['aria-required'] && items.length === 0}
          renderParts={renderParts}
          onEnter={add}
          onChange={(next) => {
            if (isUntouched(next, fields)) setShowsNewErrors(false);
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

import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { getLabelId } from '../../ui/field.tsx';
import { focusFirstControl } from '../../ui/focus.ts';
import { getPartErrors, type InputProps, type PartProps } from '../config/input-values.ts';
import styles from './array-input.module.css';
import { ArrayItem } from './array-item.tsx';
import {
  createItemList,
  getValues,
  type Item,
  type ItemAction,
  type ItemButton,
  type ItemList,
  type ItemRules,
  reduceItems,
} from './array-items.ts';
import { createItem, isComplete, isUntouched, ItemFields } from './item-fields.tsx';

const ignore = () => undefined;

/**
 * Messages of the drag library are turned off, because the list announces all moves itself, including those by the
 * arrow buttons.
 */
const noAnnouncements = {
  onDragStart: ignore,
  onDragOver: ignore,
  onDragEnd: ignore,
  onDragCancel: ignore,
};

/** A list of items: a row for each item, which can be opened to edit it, and below them the fields for a new one. */
export function ArrayInput(props: InputProps<unknown[]>) {
  const { id, value, onChange, config, errors, renderParts } = props;
  const { label, listLabel, item: itemConfig = config } = config;
  const constraints = props.constraints.items ?? {};
  const initialValue = createItem(itemConfig, constraints);
  const rules: ItemRules = {
    initialValue,
    isUntouched: (item) => isUntouched(item, initialValue, itemConfig),
  };
  // The form holds the values. Only this list identifies an item after it has moved to another position.
  const [list, setList] = useState(() => createItemList(Array.isArray(value) ? value : [], rules));
  const { items, newItem, focus } = list;
  const summarise = (item: Item) => props.summarise(item.value, itemConfig);

  function dispatch(action: ItemAction): ItemList {
    const next = reduceItems(list, action, rules);
    setList(next);
    if (next.items !== items || next.newItem !== newItem) onChange(getValues(next, rules));
    return next;
  }

  const toPart = (item: Item, index: number, itemLabel: string): PartProps => ({
    id: `${id}-${item.id}`,
    name: '',
    config: { ...itemConfig, label: itemLabel },
    constraints,
    isRequired: true,
    value: item.value,
    onChange: (next) => dispatch({ type: 'change', id: item.id, value: next }),
    errors: getPartErrors(errors, index),
  });

  const newPart: PartProps = {
    ...toPart(newItem, items.length, label),
    // An error of the whole list marks the new item.
    sharedErrorId: errors?.message ? props['aria-describedby'] : undefined,
  };

  function add() {
    const next = dispatch({ type: 'add', isComplete: isComplete(newPart) });
    if (next.items !== items) announce(`${label} added: ${summarise(newItem).title}`);
  }

  function move(action: ItemAction, itemId: number) {
    const next = dispatch(action);
    const position = next.items.findIndex((item) => item.id === itemId) + 1;
    if (next !== list) announce(`${label} moved to position ${position} of ${items.length}`);
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    const itemId = Number(active.id);
    const to = items.findIndex((item) => item.id === over?.id);
    move({ type: 'move', id: itemId, to }, itemId);
  }

  function remove(item: Item, button: ItemButton) {
    dispatch({ type: 'remove', id: item.id, button });
    announce(`${label} removed: ${summarise(item).title}`);
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
        <SortableContext items={[...items]} strategy={verticalListSortingStrategy}>
          <ol className={styles.list} aria-label={listLabel}>
            {items.map((item, index) => (
              <ArrayItem
                key={item.id}
                id={item.id}
                part={toPart(item, index, `${label} ${index + 1}`)}
                summary={summarise(item)}
                isFirst={index === 0}
                isLast={index === items.length - 1}
                focus={focus?.id === item.id ? focus : undefined}
                renderParts={renderParts}
                onStep={(offset) => move({ type: 'step', id: item.id, offset }, item.id)}
                onRemove={(button) => remove(item, button)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <NewItem
        part={newPart}
        isOpen={list.isNewOpen}
        showsOwnErrors={
          list.showsNewErrors || (props['aria-invalid'] && !rules.isUntouched(newItem.value))
        }
        isRequired={props['aria-required'] && getValues(list, rules).length === 0}
        focus={focus?.id === newItem.id ? focus : undefined}
        renderParts={renderParts}
        onAdd={add}
      />
    </fieldset>
  );
}

interface NewItemProps extends Pick<
  ComponentProps<typeof ItemFields>,
  'showsOwnErrors' | 'isRequired' | 'renderParts'
> {
  part: PartProps;
  isOpen: boolean;
  /** If it is an object, the item gets the focus. It is another object each time. */
  focus: ItemList['focus'];
  onAdd: () => void;
}

/** The fields of a new item, and a button that first shows them, and then adds the item. */
function NewItem({ part, isOpen, focus, onAdd, ...props }: NewItemProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus) focusFirstControl(box.current);
  }, [focus]);
  return (
    <div ref={box} className={isOpen ? styles.new : undefined}>
      {isOpen && <ItemFields {...props} key={part.id} item={part} onEnter={onAdd} />}
      <Button onClick={onAdd}>{`Add ${part.config.label}`}</Button>
    </div>
  );
}

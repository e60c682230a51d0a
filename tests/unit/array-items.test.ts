import { describe, expect, test } from 'vitest';
import {
  createItemList,
  getValues,
  type ItemAction,
  type ItemList,
  reduceItems,
} from '../../src/engine/inputs/array-items.ts';

const rules = { initialValue: '', isUntouched: (value: unknown) => value === '' };

const createList = (...values: string[]) => createItemList(values, rules);

const act = (list: ItemList, ...actions: ItemAction[]) =>
  actions.reduce((current, action) => reduceItems(current, action, rules), list);

const getId = ({ items }: ItemList, index: number) => items[index]?.id ?? Number.NaN;

const type = ({ newItem }: ItemList, value: string): ItemAction => ({
  type: 'change',
  id: newItem.id,
  value,
});

const add: ItemAction = { type: 'add', isComplete: true };

const addIncomplete: ItemAction = { type: 'add', isComplete: false };

describe('The value of an array', () => {
  test('has the new item as soon as something is typed in it', () => {
    const list = createList('red');
    expect(getValues(list, rules)).toEqual(['red']);
    expect(getValues(act(list, type(list, 'g')), rules)).toEqual(['red', 'g']);
  });

  test('does not have a new item that was emptied', () => {
    const list = createList('red');
    expect(getValues(act(list, type(list, 'g'), type(list, '')), rules)).toEqual(['red']);
  });

  test('has the changed value of an item at its position', () => {
    const list = createList('red', 'green', 'blue');
    const changed = act(list, { type: 'change', id: getId(list, 1), value: 'grey' });
    expect(getValues(changed, rules)).toEqual(['red', 'grey', 'blue']);
  });
});

describe('A change of one item', () => {
  test('leaves the others the same objects', () => {
    const list = createList('red', 'green');
    const { items, newItem } = act(list, { type: 'change', id: getId(list, 1), value: 'grey' });
    expect(items[0]).toBe(list.items[0]);
    expect(newItem).toBe(list.newItem);
  });
});

describe('A new item', () => {
  test('has its fields open where there are no other items', () => {
    expect(createList().isNewOpen).toBe(true);
    expect(createList('red').isNewOpen).toBe(false);
  });

  test('only opens its fields when it is added for the first time', () => {
    const list = createList('red');
    const opened = act(list, add);
    expect(opened).toMatchObject({ isNewOpen: true, focus: { id: list.newItem.id } });
    expect(opened.items).toBe(list.items);
  });

  test('is added at the end with its id', () => {
    const list = createList();
    const added = act(list, type(list, 'red'), add);
    expect(added.items).toEqual([{ id: list.newItem.id, value: 'red' }]);
  });

  test('is followed by another new item', () => {
    const list = createList();
    const added = act(list, type(list, 'red'), add);
    expect(added.newItem.value).toBe('');
    expect(added.newItem.id).not.toBe(list.newItem.id);
  });

  test('leaves the focus to the next new item', () => {
    const list = createList();
    const added = act(list, type(list, 'red'), add);
    expect(added.focus).toEqual({ id: added.newItem.id });
  });

  test('that is incomplete shows its errors instead of being added', () => {
    const list = createList();
    const refused = act(list, addIncomplete);
    expect(refused.items).toEqual([]);
    expect(refused).toMatchObject({ showsNewErrors: true, focus: { id: list.newItem.id } });
  });

  test('shows its errors until it is added', () => {
    const list = createList();
    const typed = act(list, addIncomplete, type(list, 'red'));
    expect(typed.showsNewErrors).toBe(true);
    expect(act(typed, add).showsNewErrors).toBe(false);
  });

  test('shows its errors until it is emptied', () => {
    const list = createList();
    const emptied = act(list, type(list, 'r'), addIncomplete, type(list, ''));
    expect(emptied.showsNewErrors).toBe(false);
  });
});

describe('A moved item', () => {
  const list = createList('red', 'green', 'blue');
  const valuesAfter = (action: ItemAction) => getValues(act(list, action), rules);

  test('takes the position of the item that it was dropped on', () => {
    const id = getId(list, 2);
    const moved = act(list, { type: 'move', id, to: 0 });
    expect(getValues(moved, rules)).toEqual(['blue', 'red', 'green']);
    expect(moved.focus).toEqual({ id, button: 'edit' });
  });

  test('stays where it is when it is dropped on itself or beside the list', () => {
    expect(act(list, { type: 'move', id: getId(list, 1), to: 1 })).toBe(list);
    expect(act(list, { type: 'move', id: getId(list, 1), to: -1 })).toBe(list);
  });

  test('steps by one position in either direction', () => {
    expect(valuesAfter({ type: 'step', id: getId(list, 0), offset: 1 })).toEqual([
      'green',
      'red',
      'blue',
    ]);
    expect(valuesAfter({ type: 'step', id: getId(list, 2), offset: -1 })).toEqual([
      'red',
      'blue',
      'green',
    ]);
  });

  test('does not leave the list', () => {
    expect(act(list, { type: 'step', id: getId(list, 0), offset: -1 })).toBe(list);
    expect(act(list, { type: 'step', id: getId(list, 2), offset: 1 })).toBe(list);
  });

  const id = getId(list, 0);
  const down: ItemAction = { type: 'step', id, offset: 1 };
  const up: ItemAction = { type: 'step', id, offset: -1 };

  test('keeps the focus on the pressed arrow', () => {
    expect(act(list, down).focus).toEqual({ id, button: 'down' });
    expect(act(list, down, down, up).focus).toEqual({ id, button: 'up' });
  });

  test('moves the focus to the other arrow at an end of the list', () => {
    expect(act(list, down, down).focus).toEqual({ id, button: 'up' });
    expect(act(list, down, up).focus).toEqual({ id, button: 'down' });
  });
});

describe('A removed item', () => {
  const remove = (id: number): ItemAction => ({ type: 'remove', id, button: 'remove' });

  test('leaves the focus to the item that takes its place', () => {
    const list = createList('red', 'green', 'blue');
    const removed = act(list, remove(getId(list, 1)));
    expect(getValues(removed, rules)).toEqual(['red', 'blue']);
    expect(removed.focus).toEqual({ id: getId(list, 2), button: 'remove' });
  });

  test('leaves the focus to the new item when it was the last', () => {
    const list = createList('red', 'green');
    expect(act(list, remove(getId(list, 1))).focus?.id).toBe(list.newItem.id);
  });

  test('opens the fields of a new item when it was the only one', () => {
    const list = createList('red');
    expect(act(list, remove(getId(list, 0))).isNewOpen).toBe(true);
  });
});

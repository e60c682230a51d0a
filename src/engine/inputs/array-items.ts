/** The state of an array while it is edited, and the actions that change it. */

/** An item keeps its id when its value or its position changes. */
export interface Item {
  id: number;
  value: unknown;
}

/** The buttons of an item. */
export type ItemButton = 'edit' | 'up' | 'down' | 'remove';

export interface ItemList {
  /** The items that were added. */
  items: readonly Item[];
  /**
   * The item below the others that is being typed. It is part of the array already, so that a submit includes it even
   * if it was not added.
   */
  newItem: Item;
  /** Whether the fields of the new item are shown: always for the first item, otherwise after the button was used. */
  isNewOpen: boolean;
  /** Whether the errors of the new item are shown: from a failed attempt to add it until it is added or emptied. */
  showsNewErrors: boolean;
  /** The item to which the last action gave the focus, and its focused button. Each action creates another object. */
  focus?: { id: number; button?: ItemButton };
}

export type ItemAction =
  | { type: 'change'; id: number; value: unknown }
  /** `isComplete` tells whether the new item can be added. */
  | { type: 'add'; isComplete: boolean }
  | { type: 'move'; id: number; to: number }
  | { type: 'step'; id: number; offset: -1 | 1 }
  | { type: 'remove'; id: number; button: ItemButton };

/** The initial value of an item. */
export interface ItemRules {
  initialValue: unknown;
  /** Whether nothing was typed into a new item. */
  isUntouched: (value: unknown) => boolean;
}

export const createItemList = (
  values: readonly unknown[],
  { initialValue }: ItemRules,
): ItemList => ({
  items: values.map((value, index) => ({ id: index + 1, value })),
  newItem: { id: values.length + 1, value: initialValue },
  isNewOpen: values.length === 0,
  showsNewErrors: false,
});

/** The value of the array. */
export const getValues = ({ items, newItem }: ItemList, { isUntouched }: ItemRules): unknown[] =>
  (isUntouched(newItem.value) ? items : [...items, newItem]).map(({ value }) => value);

function changeValue(list: ItemList, id: number, value: unknown, rules: ItemRules): ItemList {
  if (id !== list.newItem.id) {
    const items = list.items.map((item) => (item.id === id ? { id, value } : item));
    return { ...list, items };
  }
  const showsNewErrors = list.showsNewErrors && !rules.isUntouched(value);
  return { ...list, newItem: { id, value }, showsNewErrors };
}

/** Adds the new item. If its fields are not shown yet, only shows them. */
function addItem(list: ItemList, isComplete: boolean, { initialValue }: ItemRules): ItemList {
  const { items, newItem, isNewOpen } = list;
  const focus = { id: newItem.id };
  if (!isNewOpen) return { ...list, isNewOpen: true, focus };
  if (!isComplete) return { ...list, showsNewErrors: true, focus };
  const nextItem = { id: newItem.id + 1, value: initialValue };
  return {
    items: [...items, newItem],
    newItem: nextItem,
    isNewOpen,
    showsNewErrors: false,
    focus: { id: nextItem.id },
  };
}

function moveItem(list: ItemList, id: number, to: number, button: ItemButton): ItemList {
  const item = list.items.find((candidate) => candidate.id === id);
  if (!item || !(to in list.items) || list.items[to] === item) return list;
  const items = list.items.filter((other) => other !== item).toSpliced(to, 0, item);
  return { ...list, items, focus: { id, button } };
}

/** Moves an item. The focus stays on the pressed arrow button, or moves to the other one at an end of the list. */
function stepItem(list: ItemList, id: number, offset: -1 | 1): ItemList {
  const to = list.items.findIndex((item) => item.id === id) + offset;
  if (to === 0) return moveItem(list, id, to, 'down');
  if (to === list.items.length - 1) return moveItem(list, id, to, 'up');
  return moveItem(list, id, to, offset < 0 ? 'up' : 'down');
}

/** Removes an item. The focus moves to the item that takes its place, or to the new item if it was the last. */
function removeItem(list: ItemList, id: number, button: ItemButton): ItemList {
  const index = list.items.findIndex((item) => item.id === id);
  const items = list.items.filter((item) => item.id !== id);
  const next = items[index] ?? list.newItem;
  const isNewOpen = list.isNewOpen || items.length === 0;
  return { ...list, items, isNewOpen, focus: { id: next.id, button } };
}

/** Returns the list after an action, or the same list if the action changes nothing. */
export function reduceItems(list: ItemList, action: ItemAction, rules: ItemRules): ItemList {
  switch (action.type) {
    case 'change':
      return changeValue(list, action.id, action.value, rules);
    case 'add':
      return addItem(list, action.isComplete, rules);
    case 'move':
      return moveItem(list, action.id, action.to, 'edit');
    case 'step':
      return stepItem(list, action.id, action.offset);
    case 'remove':
      return removeItem(list, action.id, action.button);
  }
}

import { describe, expect, test } from 'vitest';
import { createSelection, createSelections } from '../../src/engine/config/selection.ts';
import type { Resource } from '../../src/engine/config/resource.ts';
import { openTab } from '../support/memory-session.ts';

const toRows = (ids: string) => [...ids].map((_id) => ({ _id }));
const resource = { name: 'users', idProperty: '_id' } as Resource;

const create = () => {
  const selection = createSelection(resource);
  const list = () => [...selection.getState().records.keys()].toSorted().join('');
  return { ...selection, list };
};

describe('A selection', () => {
  /** The row of a page that is clicked, whether that selects it, and whether it ends a range. */
  type Click = [page: string, id: string, isSelected: boolean, isRange: boolean];

  const page = 'abcde';
  const clickA: Click = [page, 'a', true, false];
  const clickD: Click = [page, 'd', true, false];
  const rangeToB: Click = [page, 'b', true, true];

  // Each click is on rows that were read again.
  test.each<[string, Click[], string]>([
    ['grows by a row', [clickA, clickD], 'ad'],
    ['shrinks by a row', [clickA, clickD, [page, 'a', false, false]], 'd'],
    ['takes a range downwards', [clickA, [page, 'c', true, true]], 'abc'],
    ['takes a range upwards', [clickD, rangeToB], 'bcd'],
    ['unselects a range', [clickD, rangeToB, [page, 'd', false, true]], ''],
    ['takes one row where a range begins on another page', [clickA, ['fg', 'g', true, true]], 'ag'],
  ])('%s', (_, clicks, selected) => {
    const { selectRow, list } = create();
    for (const [ids, id, isSelected, isRange] of clicks) {
      const rows = toRows(ids);
      selectRow(rows, rows[ids.indexOf(id)] ?? {}, isSelected, isRange);
    }
    expect(list()).toBe(selected);
  });

  test('keeps the rows of other pages when a page is selected and unselected', () => {
    const { selectAll, list } = create();
    selectAll(toRows('fg'), true);
    selectAll(toRows(page), true);
    expect(list()).toBe('abcdefg');
    selectAll(toRows(page), false);
    expect(list()).toBe('fg');
  });

  test('forgets why a row failed once it is selected again or unselected', () => {
    const { selectAll, setState, getState } = create();
    selectAll(toRows('ab'), true);
    const failures = new Map([...'ab'].map((id) => [id, 'locked']));
    setState({ failures });
    selectAll(toRows('a'), false);
    expect([...getState().failures.keys()]).toEqual(['b']);
  });
});

describe('The selections of a session', () => {
  function select() {
    const { store } = openTab();
    const getSelection = createSelections(store);
    const users = getSelection(resource);
    users.selectAll(toRows('a'), true);
    return { store, getSelection, users };
  }

  test('are separate for each resource', () => {
    const { getSelection, users } = select();
    expect(getSelection({ ...resource, name: 'stories' })).not.toBe(users);
  });

  test('stay when the same administrator gets another token', () => {
    const { store, getSelection, users } = select();
    store.signIn({ token: 't2', user: { email: 'ada@example.com' } });
    expect(getSelection(resource)).toBe(users);
  });

  test('are removed by a sign-out', () => {
    const { store, getSelection } = select();
    store.signOut({ kind: 'manual' });
    expect(getSelection(resource).getState().records.size).toBe(0);
  });

  test('are removed when another administrator signs in', () => {
    const { store, getSelection } = select();
    store.signIn({ token: 't2', user: { email: 'bob@example.com' } });
    expect(getSelection(resource).getState().records.size).toBe(0);
  });
});

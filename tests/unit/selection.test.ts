import { describe, expect, test } from 'vitest';
import { createSelection, getSelection } from '../../src/engine/list/selection.ts';
import type { Resource } from '../../src/engine/config/resource.ts';
import { createMemorySession } from '../support/memory-session.ts';

const page = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ _id }));
const [a, b, , d] = page as [{ _id: string }, { _id: string }, { _id: string }, { _id: string }];
const nextPage = ['f', 'g'].map((_id) => ({ _id }));
const resource = { name: 'users', idProperty: '_id' } as Resource;

const create = () => {
  const selection = createSelection(resource);
  return { ...selection, list: () => [...selection.getState().records.keys()].toSorted().join('') };
};

describe('A selection', () => {
  test('grows and shrinks by a row', () => {
    const { selectRow, list } = create();
    selectRow(page, a, true, false);
    selectRow(page, d, true, false);
    expect(list()).toBe('ad');
    selectRow(page, a, false, false);
    expect(list()).toBe('d');
  });

  test('takes a range in both directions, and unselects one', () => {
    const { selectRow, list } = create();
    selectRow(page, d, true, false);
    selectRow(page, b, true, true);
    expect(list()).toBe('bcd');
    selectRow(page, d, false, true);
    expect(list()).toBe('');
  });

  test('takes one row with Shift when the last one is on another page', () => {
    const { selectRow, list } = create();
    selectRow(page, a, true, false);
    selectRow(nextPage, nextPage[1] ?? {}, true, true);
    expect(list()).toBe('ag');
  });

  test('finds the row that a range begins with in refreshed rows', () => {
    const { selectRow, list } = create();
    selectRow(page, a, true, false);
    const refreshed = page.map((row) => ({ ...row }));
    selectRow(refreshed, refreshed[2] ?? {}, true, true);
    expect(list()).toBe('abc');
  });

  test('keeps the rows of other pages when a page is selected and unselected', () => {
    const { selectAll, list } = create();
    selectAll(nextPage, true);
    selectAll(page, true);
    expect(list()).toBe('abcdefg');
    selectAll(page, false);
    expect(list()).toBe('fg');
  });

  test('forgets why a row failed once it is selected again or unselected', () => {
    const { selectAll, setState, getState } = create();
    selectAll([a, b], true);
    setState({
      failures: new Map([
        ['a', 'locked'],
        ['b', 'locked'],
      ]),
    });
    selectAll([a], false);
    expect([...getState().failures.keys()]).toEqual(['b']);
  });
});

describe('The selections of a session', () => {
  test('are separate for each resource, stay when the same administrator gets another token, and are forgotten at a sign-out', () => {
    const store = createMemorySession();
    const users = getSelection(store, resource);
    expect(getSelection(store, { ...resource, name: 'stories' })).not.toBe(users);
    users.selectAll([a], true);
    store.signIn({ token: 't2', user: { email: 'ada@example.com' } });
    expect(getSelection(store, resource)).toBe(users);
    store.signOut({ kind: 'manual' });
    expect(getSelection(store, resource).getState().records.size).toBe(0);
  });

  test('are forgotten when another administrator signs in', () => {
    const store = createMemorySession();
    getSelection(store, resource).selectAll([a], true);
    store.signIn({ token: 't2', user: { email: 'bob@example.com' } });
    expect(getSelection(store, resource).getState().records.size).toBe(0);
  });
});

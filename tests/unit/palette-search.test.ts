import { describe, expect, test } from 'vitest';
import {
  initialSearch,
  isSearching,
  reduceSearch,
  type SearchAction,
} from '../../src/app/commands/search-state.ts';

const names = ['users', 'stories', 'genres'];
const start = (text: string): SearchAction => ({ type: 'start', text, names });
const settle = (name: string, text = 'a'): SearchAction => ({
  type: 'settle',
  text,
  name,
  result: { rows: [{ name: `${name} ${text}` }] },
});
const late: SearchAction = { type: 'late', text: 'a' };

const run = (...actions: SearchAction[]) => actions.reduce(reduceSearch, initialSearch);

/** The groups that show a result for the current text. */
const listShown = (state: ReturnType<typeof run>) =>
  names.filter((name) => state.groups[name]?.isStale === false);

describe('The results of a search', () => {
  test('are shown from the top, so that no result moves another one', () => {
    expect(listShown(run(start('a'), settle('stories')))).toEqual([]);
    expect(listShown(run(start('a'), settle('stories'), settle('users')))).toEqual([
      'users',
      'stories',
    ]);
    expect(listShown(run(start('a'), settle('users'), settle('genres')))).toEqual(['users']);
  });

  test('do not wait for a late one, whose group then keeps the height of a full one', () => {
    const state = run(start('a'), settle('genres'), late);
    expect(listShown(state)).toEqual(['genres']);
    expect(state.groups['users']?.isReserved).toBe(true);
    expect(reduceSearch(state, settle('users')).groups['users']).toMatchObject({
      isStale: false,
      isReserved: true,
    });
    expect(run(start('a'), settle('genres'), late, start('b')).groups['users']?.isReserved).toBe(
      false,
    );
  });

  test('of an earlier text stay until the new ones are there, but cannot be chosen', () => {
    const all = names.map((name) => settle(name));
    const state = run(start('a'), ...all, start('ab'));
    expect(listShown(state)).toEqual([]);
    expect(state.groups['users']?.rows).toEqual([{ name: 'users a' }]);
    expect(listShown(reduceSearch(state, settle('users', 'a')))).toEqual([]);
    expect(listShown(reduceSearch(state, settle('users', 'ab')))).toEqual(['users']);
    expect(reduceSearch(state, { ...late }).isLate).toBe(false);
  });

  test('are gone with the text', () => {
    const state = run(start('a'), settle('users'), start(''));
    expect(state.groups['users']?.rows).toEqual([]);
    expect(isSearching(state)).toBe(false);
  });

  test('are missing until each resource has answered, also one that is tried again', () => {
    const state = run(start('a'), ...names.map((name) => settle(name)));
    expect(isSearching(run(start('a'), settle('users')))).toBe(true);
    expect(isSearching(state)).toBe(false);
    expect(isSearching(reduceSearch(state, { type: 'retry', name: 'users' }))).toBe(true);
  });
});

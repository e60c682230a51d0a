import { expect, test, vi } from 'vitest';
import {
  forgetRecord,
  type Preferences,
  type PreferencesStore,
  rememberRecord,
} from '../../src/session/preferences.ts';

/** Preferences with these recent records. */
function createPreferences(recentRecords: Preferences['recentRecords'] = []) {
  let preferences = { recentRecords } as Preferences;
  const set = vi.fn<PreferencesStore['set']>((change) => {
    preferences = { ...preferences, ...change };
  });
  const store = { get: () => preferences, set } as unknown as PreferencesStore;
  const list = () => preferences.recentRecords.map(({ id, label }) => `${id} ${label}`);
  return { store, set, list };
}

const user = (id: string, label = id) => ({ resource: 'users', id, label });

test('The record opened last is the first, once, by its latest name', () => {
  const { store, list } = createPreferences();
  for (const record of [user('a'), user('b'), user('a', 'Ann')]) rememberRecord(store, record);
  expect(list()).toEqual(['a Ann', 'b b']);
});

test('Ten records are remembered', () => {
  const { store, list } = createPreferences();
  for (let count = 1; count <= 12; count += 1) rememberRecord(store, user(String(count)));
  expect(list()).toHaveLength(10);
  expect(list()[0]).toBe('12 12');
});

test('A deleted record is forgotten, one of another resource with its identifier is not', () => {
  const { store, list } = createPreferences([
    user('a'),
    { ...user('a', 'Noir'), resource: 'genres' },
  ]);
  forgetRecord(store, { resource: 'users', id: 'a' });
  expect(list()).toEqual(['a Noir']);
});

test('Nothing is written if nothing changes', () => {
  const { store, set } = createPreferences([user('a')]);
  rememberRecord(store, user('a'));
  forgetRecord(store, { resource: 'users', id: 'b' });
  expect(set).not.toHaveBeenCalled();
});

import { describe, expect, test, vi } from 'vitest';
import { readStoredTheme } from '../../src/session/browser-storage.ts';
import {
  createPreferencesStore,
  removeRecentRecord,
  rememberRecord,
} from '../../src/session/preferences.ts';
import { createMemoryStorage, openTab } from '../support/memory-session.ts';

const jane = { token: 'a', user: { _id: '5f00000000000000000000a1', email: 'Jane@example.com' } };
const ann = { token: 'b', user: { _id: '5f00000000000000000000a2', email: 'ann@example.com' } };

/** The stores of a tab in which Jane has signed in. */
function openTabOfJane(shared?: Parameters<typeof openTab>[1]) {
  const { storage, events, store } = openTab(jane, shared);
  const preferences = createPreferencesStore(storage, events, store);
  return { storage, events, session: store, preferences };
}

const full = new DOMException('', 'QuotaExceededError');

describe('Preferences', () => {
  test.each(['manual', 'expired'] as const)(
    'are those of the administrator who is signed in: %s',
    (kind) => {
      const { session, preferences } = openTabOfJane();
      preferences.set({ theme: 'dark' });
      expect(preferences.get().theme).toBe('dark');
      session.signOut({ kind });
      expect(preferences.get().theme).toBe('system');
      session.signIn(jane);
      expect(preferences.get().theme).toBe('dark');
      session.signIn(ann);
      expect(preferences.get().theme).toBe('system');
    },
  );

  test.each([
    ...['banana', '[]', 'null', '1', '{"jane@example.com":7}', '{"jane@example.com":null}'].map(
      (text) => [text, 'comfortable'],
    ),
    ['{"jane@example.com":{"theme":"pink","density":"compact","columns":[]}}', 'compact'],
    // Preferences were stored like this when each list had a page size of its own.
    ['{"jane@example.com":{"density":"compact","pageSizes":{"users":10}}}', 'compact'],
  ])('are the defaults for each that is invalid in the storage: %s', (text, density) => {
    const { preferences } = openTabOfJane({ storage: createMemoryStorage({ preferences: text }) });
    expect(preferences.get()).toMatchObject({ theme: 'system', density, columns: {} });
    preferences.set({ theme: 'light' });
    expect(preferences.get().theme).toBe('light');
  });

  test('are the same object until one changes', () => {
    const { preferences } = openTabOfJane();
    const listener = vi.fn();
    preferences.subscribe(listener);
    const before = preferences.get();
    preferences.set({ density: 'comfortable' });
    expect(preferences.get()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    preferences.set({ density: 'compact' });
    expect(preferences.get()).not.toBe(before);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('follow those of another tab', () => {
    const first = openTabOfJane();
    const second = openTabOfJane(first);
    first.preferences.set({ theme: 'dark' });
    second.preferences.set({ density: 'compact' });
    first.events.dispatchEvent(new Event('storage'));
    for (const { preferences } of [first, second])
      expect(preferences.get()).toMatchObject({ theme: 'dark', density: 'compact' });
  });

  test('are reset for one administrator only', () => {
    const { storage, session, preferences } = openTabOfJane();
    session.signIn(ann);
    preferences.set({ theme: 'dark' });
    session.signIn(jane);
    preferences.set({ theme: 'light' });
    preferences.reset();
    expect(preferences.get().theme).toBe('system');
    expect(storage.getItem('preferences')).not.toContain('jane');
    session.signIn(ann);
    expect(preferences.get().theme).toBe('dark');
  });

  test('are removed with the account', () => {
    const { storage, session, preferences } = openTabOfJane();
    session.signIn(ann);
    preferences.set({ theme: 'dark' });
    session.signOut({ kind: 'manual' });
    preferences.remove('ANN@example.com');
    expect(storage.getItem('preferences')).toBeNull();
  });

  test('that cannot be stored last until the session ends', () => {
    const { storage, session, preferences } = openTabOfJane();
    const setItem = vi.spyOn(storage, 'setItem');
    setItem.mockThrowOnce(full);
    preferences.set({ theme: 'dark' });
    expect(preferences.get().theme).toBe('dark');
    session.signOut({ kind: 'manual' });
    session.signIn(jane);
    expect(preferences.get().theme).toBe('system');
  });

  test('that could not be stored are stored once there is room', () => {
    const { storage, preferences } = openTabOfJane();
    const changed = { theme: 'dark', density: 'compact' };
    const setItem = vi.spyOn(storage, 'setItem');
    setItem.mockThrowOnce(full);
    preferences.set({ theme: 'dark' });
    preferences.set({ density: 'compact' });
    expect(preferences.get()).toMatchObject(changed);
    expect(openTabOfJane({ storage }).preferences.get()).toMatchObject(changed);
  });

  test('of an administrator without identity are not stored', () => {
    const { storage, session, preferences } = openTabOfJane();
    session.signIn({ token: 'c', user: {} });
    preferences.set({ theme: 'dark' });
    expect(preferences.get().theme).toBe('dark');
    expect(storage.getItem('preferences')).toBeNull();
    session.signIn({ token: 'd', user: {} });
    expect(preferences.get().theme).toBe('system');
  });
});

describe('The records opened last', () => {
  const user = (id: string, label = id) => ({ resource: 'users', id, label });

  /** The preferences of an administrator who has opened these records. */
  function openRecords(...records: ReturnType<typeof user>[]) {
    const tab = openTabOfJane();
    const { preferences } = tab;
    for (const record of records) rememberRecord(preferences, record);
    const list = () => preferences.get().recentRecords.map(({ id, label }) => `${id} ${label}`);
    return { ...tab, list };
  }

  test.each(['manual', 'expired'] as const)('are removed after a session: %s', (kind) => {
    const { preferences, session, storage } = openRecords(user('a', 'Beatriz'));
    session.signOut({ kind });
    expect(storage.getItem('preferences')).toBeNull();
    session.signIn(jane);
    expect(preferences.get().recentRecords).toEqual([]);
  });

  test('are removed when another administrator signs in', () => {
    const { preferences, session, storage } = openRecords(user('a', 'Beatriz'));
    session.signIn(ann);
    expect(preferences.get().recentRecords).toEqual([]);
    expect(storage.getItem('preferences')).toBeNull();
  });

  test('begin with the last one', () => {
    expect(openRecords(user('a'), user('b')).list()).toEqual(['b b', 'a a']);
  });

  test('have each record once, by its latest name', () => {
    expect(openRecords(user('a'), user('b'), user('a', 'Ann')).list()).toEqual(['a Ann', 'b b']);
  });

  test('are ten', () => {
    const records = Array.from({ length: 12 }, (_, index) => user(String(index + 1)));
    const { list } = openRecords(...records);
    expect(list()).toHaveLength(10);
    expect(list()[0]).toBe('12 12');
  });

  test('do not contain a deleted record', () => {
    const { preferences, list } = openRecords(user('a'), {
      ...user('a', 'Noir'),
      resource: 'genres',
    });
    removeRecentRecord(preferences, { resource: 'users', id: 'a' });
    expect(list()).toEqual(['a Noir']);
  });

  test('are not written again if nothing changes', () => {
    const { preferences } = openRecords(user('a'));
    const set = vi.spyOn(preferences, 'set');
    rememberRecord(preferences, user('a'));
    removeRecentRecord(preferences, { resource: 'users', id: 'b' });
    expect(set).not.toHaveBeenCalled();
  });
});

describe('The theme that is applied before the first paint', () => {
  const readTheme = (items: Record<string, string>) => {
    vi.stubGlobal('window', { localStorage: createMemoryStorage(items) });
    return readStoredTheme();
  };
  const preferences = JSON.stringify({ 'jane@example.com': { theme: 'dark' } });
  const userInfo = JSON.stringify(jane.user);

  test('is that of the administrator of the stored session', () => {
    expect(readTheme({ token: 'a', userInfo, preferences })).toBe('dark');
  });

  test.each([
    ['nobody is signed in', { userInfo, preferences }],
    ['there are no preferences', { token: 'a', userInfo }],
    ['the preferences are not JSON', { token: 'a', userInfo, preferences: 'banana' }],
    ['the preferences are null', { token: 'a', userInfo, preferences: 'null' }],
    ['the user is not JSON', { token: 'a', userInfo: '{', preferences }],
    ['the user is null', { token: 'a', userInfo: 'null', preferences }],
  ])('is none where %s', (_, items) => {
    expect(readTheme(items as Record<string, string>)).toBeUndefined();
  });
});

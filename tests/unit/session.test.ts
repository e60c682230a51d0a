import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore, type SessionStore } from '../../src/session/session-store.ts';
import { createServerClock, isExpired } from '../../src/session/token-expiry.ts';
import { createMemoryStorage, createToken } from '../support/memory-session.ts';

describe('A token', () => {
  test('is expired once its exp, in seconds, is earlier than now', () => {
    const token = createToken({ exp: 1000 });
    expect(isExpired(token, 999)).toBe(false);
    expect(isExpired(token, 1000)).toBe(false);
    expect(isExpired(token, 1001)).toBe(true);
  });

  test.each([
    ['is empty', ''],
    ['is not a JWT', 'banana'],
    ['has a payload that is not JSON', 'a.b.c'],
    ['has null for a payload', createToken(null)],
    ['has no exp', createToken({})],
    ['has a string as exp', createToken({ exp: '9999999999' })],
  ])('that %s counts as expired', (_, token) => {
    expect(isExpired(token, 0)).toBe(true);
  });
});

describe('The server clock', () => {
  const daySeconds = 86_400;
  const withDate = (seconds: number) =>
    new Headers({ date: new Date(seconds * 1000).toUTCString() });

  test.each([
    ['ahead', 2_000_000_000 + daySeconds],
    ['behind', 2_000_000_000 - daySeconds],
  ])('is corrected by the Date of a response when the local clock is %s', (_, localSeconds) => {
    const clock = createServerClock(() => localSeconds);
    expect(clock.now()).toBe(localSeconds);
    clock.syncWith(withDate(2_000_000_000));
    expect(clock.now()).toBe(2_000_000_000);
  });

  test('is not changed by a slow response', () => {
    const clock = createServerClock(() => 2_000_000_030);
    clock.syncWith(withDate(2_000_000_000));
    expect(clock.now()).toBe(2_000_000_030);
  });

  test.each([{}, { date: '' }, { date: 'banana' }])('ignores the headers %j', (headers) => {
    const clock = createServerClock(() => 1000);
    clock.syncWith(new Headers(headers as Record<string, string>));
    expect(clock.now()).toBe(1000);
  });

  test('decides whether a session has expired', () => {
    const clock = createServerClock(() => 1000 + daySeconds);
    const store = createSessionStore(createMemoryStorage(), new EventTarget(), clock);
    const token = createToken({ exp: 1000 });
    expect(store.isExpired(token)).toBe(true);
    clock.syncWith(withDate(900));
    expect(store.isExpired(token)).toBe(false);
  });
});

const session = { token: 'abc', user: { firstName: 'Amelia' } };

describe('The session', () => {
  let storage: ReturnType<typeof createMemoryStorage>;
  let events: EventTarget;
  let store: SessionStore;

  beforeEach(() => {
    storage = createMemoryStorage();
    events = new EventTarget();
    store = createSessionStore(storage, events);
    store.signIn(session);
  });

  const restore = (userInfo: string) =>
    createSessionStore(createMemoryStorage({ token: 'abc', userInfo }), new EventTarget()).get();
  const dispatchStorageEvent = (key: string, newValue: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

  test('is restored from token and userInfo', () => {
    expect(restore('{"firstName":"Amelia"}')).toEqual(session);
  });

  test.each(['{', '7', 'null', '[]', 'undefined', '{"fullname":7}', '{"firstName":{}}'])(
    'is signed out when userInfo is %s',
    (userInfo) => expect(restore(userInfo)).toBeUndefined(),
  );

  test('is stored by a sign-in and removed by a sign-out', () => {
    expect(Object.fromEntries(storage.items)).toEqual({
      token: 'abc',
      userInfo: '{"firstName":"Amelia"}',
    });
    store.signOut({ kind: 'manual' });
    expect(store.get()).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  test('stores a changed profile', () => {
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(store.get()).toEqual({ token: 'abc', user: { firstName: 'Amelie' } });
    expect(storage.items.get('userInfo')).toBe('{"firstName":"Amelie"}');
  });

  test.each([
    ['in another tab', 'storage'],
    ['after its page was left for the back/forward cache', 'pageshow'],
  ])('ends when it ended %s', (_, event) => {
    const listener = vi.fn();
    store.subscribe(listener);
    storage.items.clear();
    events.dispatchEvent(new Event(event));
    expect(store.get()).toBeUndefined();
    expect(store.getSignOutReason()).toEqual({ kind: 'remote' });
    expect(listener).toHaveBeenCalledOnce();
  });

  test('has the sign-out reason that another tab has stored', () => {
    dispatchStorageEvent('signOutReason', '{"kind":"expired","message":"Sign in again."}');
    expect(store.get()).toEqual(session);
    storage.items.clear();
    dispatchStorageEvent('token', null);
    expect(store.getSignOutReason()).toEqual({ kind: 'expired', message: 'Sign in again.' });
    dispatchStorageEvent('signOutReason', null);
    store.signIn(session);
    expect(store.getSignOutReason()).toBeUndefined();
    storage.items.clear();
    dispatchStorageEvent('token', null);
    expect(store.getSignOutReason()).toEqual({ kind: 'remote' });
  });

  test('stores the sign-out reason before it ends, and removes it afterwards', () => {
    const written: string[] = [];
    const { setItem, removeItem } = storage;
    vi.spyOn(storage, 'setItem').mockImplementation((key, value) => {
      written.push(`${key}=${value}`);
      setItem(key, value);
    });
    vi.spyOn(storage, 'removeItem').mockImplementation((key) => {
      written.push(`${key} removed`);
      removeItem(key);
    });
    store.signIn(session);
    store.signOut({ kind: 'expired' });
    expect(written).toEqual([
      'userInfo={"firstName":"Amelia"}',
      'token=abc',
      'signOutReason={"kind":"expired"}',
      'token removed',
      'userInfo removed',
      'signOutReason removed',
    ]);
  });

  test.each(['manual', 'expired'] as const)('ends with a full storage, too: %s', (kind) => {
    vi.spyOn(storage, 'setItem').mockThrow(new DOMException('', 'QuotaExceededError'));
    store.signOut({ kind });
    expect(store.getSignOutReason()).toEqual({ kind });
    expect(storage.items.size).toBe(0);
  });

  test('passes on no more than 500 characters of a message', () => {
    const setItem = vi.spyOn(storage, 'setItem');
    store.signOut({ kind: 'expired', message: 'x'.repeat(1_000_000) });
    const reason = JSON.stringify({ kind: 'expired', message: 'x'.repeat(500) });
    expect(setItem).toHaveBeenLastCalledWith('signOutReason', reason);
  });

  test.each(['{', '7', '{"kind":"other"}', '{"kind":"expired","message":7}'])(
    'has no message when the sign-out reason of another tab is invalid: %s',
    (text) => {
      dispatchStorageEvent('signOutReason', text);
      storage.items.clear();
      events.dispatchEvent(new Event('storage'));
      expect(store.getSignOutReason()?.message).toBeUndefined();
    },
  );

  test('ignores a changed profile of a previous session', () => {
    store.signIn({ token: 'def', user: { firstName: 'Ben' } });
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(store.get()).toEqual({ token: 'def', user: { firstName: 'Ben' } });
    store.signOut({ kind: 'manual' });
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(store.get()).toBeUndefined();
    expect(storage.items.size).toBe(0);
  });

  test('is read from the storage before it is changed', () => {
    const signal = store.getSignal();
    // Another tab has signed in as someone else; its storage event has not arrived yet.
    storage.setItem('token', 'def');
    storage.setItem('userInfo', '{"firstName":"Ben"}');
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(Object.fromEntries(storage.items)).toEqual({
      token: 'def',
      userInfo: '{"firstName":"Ben"}',
    });
    expect(signal.aborted).toBe(true);
  });

  test('has a signal that aborts when the token changes', () => {
    const signal = store.getSignal();
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(signal.aborted).toBe(false);
    store.signOut({ kind: 'manual' });
    expect(signal.aborted).toBe(true);
    expect(store.getSignal().aborted).toBe(false);
  });

  test('has an owner that does not change with the profile', () => {
    const amelia = '65a000000000000000000001';
    store.signOut({ kind: 'manual' });
    store.signIn({ token: 'abc', user: { _id: amelia } });
    expect(store.getOwner()).toBe(amelia);
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(store.getOwner()).toBe(amelia);
    store.signIn({ token: 'def', user: { _id: amelia } });
    expect(store.getOwner()).toBe(amelia);
    store.signIn({ token: 'ghi', user: { email: 'ben@example.com' } });
    expect(store.getOwner()).toBe('ben@example.com');
    store.signIn({ token: 'jkl', user: {} });
    expect(store.getOwner()).toBe('jkl');
    store.signOut({ kind: 'manual' });
    expect(store.getOwner()).toBeUndefined();
  });
});

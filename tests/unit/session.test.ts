import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSessionStore } from '../../src/session/session-store.ts';
import {
  createServerClock,
  getSecondsLeft,
  subscribeToExpiry,
} from '../../src/session/token-expiry.ts';
import { createMemoryStorage, createToken, openTab } from '../support/memory-session.ts';

test.each([
  ['whose exp is now, in seconds', false, createToken({ exp: 1000 })],
  ['whose exp was a second ago', true, createToken({ exp: 999 })],
  ['that is empty', true, ''],
  ['that is not a JWT', true, 'banana'],
  ['whose payload is not JSON', true, 'a.b.c'],
  ['whose payload is null', true, createToken(null)],
  ['without exp', true, createToken({})],
  ['with a string as exp', true, createToken({ exp: '9999999999' })],
])('A token %s has expired: %s', (_, hasExpired, token) => {
  expect(getSecondsLeft(token, 1000, true) < 0).toBe(hasExpired);
});

describe('The server clock', () => {
  const daySeconds = 86_400;
  const localSeconds = 1000;
  /** The headers of a response whose Date differs from the local clock by so many seconds. */
  const withDate = (seconds: number) =>
    new Headers({ date: new Date((localSeconds + seconds) * 1000).toUTCString() });

  test.each([
    ['by the Date of a server that is ahead', daySeconds, withDate(daySeconds)],
    ['by the Date of one that is behind', -daySeconds, withDate(-daySeconds)],
    ['not by a slow response', 0, withDate(-30)],
    ['not without a Date', 0, new Headers()],
    ['not by an empty Date', 0, new Headers({ date: '' })],
    ['not by an invalid Date', 0, new Headers({ date: 'banana' })],
  ])('is corrected %s', (_, offset, headers) => {
    const clock = createServerClock(() => localSeconds);
    expect(clock.now()).toBe(localSeconds);
    clock.syncWith(headers);
    expect(clock.now()).toBe(localSeconds + offset);
  });

  test("goes on when the computer's clock is corrected", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const clock = createServerClock();
    const startSeconds = clock.now();
    expect(startSeconds).toBeCloseTo(Date.now() / 1000);
    vi.advanceTimersByTime(10_000);
    for (const correctionSeconds of [daySeconds, -daySeconds]) {
      vi.setSystemTime(Date.now() + correctionSeconds * 1000);
      expect(clock.now()).toBeCloseTo(startSeconds + 10);
    }
    // A clock that was wrong at the start is corrected by the server all the same.
    clock.syncWith(
      new Headers({ date: new Date((startSeconds + daySeconds) * 1000).toUTCString() }),
    );
    expect(clock.now()).toBeCloseTo(startSeconds + daySeconds, -1);
  });

  test('decides whether a session has expired', () => {
    const clock = createServerClock(() => localSeconds);
    const store = createSessionStore(createMemoryStorage(), new EventTarget(), clock);
    const token = createToken({ exp: localSeconds - 200 });
    expect(store.isExpired(token)).toBe(true);
    clock.syncWith(withDate(-daySeconds));
    expect(store.isExpired(token)).toBe(false);
  });
});

test('A listener to the expiry is called whenever the time left may have changed', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const store = createSessionStore(createMemoryStorage(), new EventTarget());
  const listener = vi.fn();
  const unsubscribe = subscribeToExpiry(store, listener);
  vi.advanceTimersByTime(3000);
  expect(listener).toHaveBeenCalledTimes(3);
  store.signIn({ token: 'abc', user: {} });
  expect(listener).toHaveBeenCalledTimes(4);
  unsubscribe();
  store.signOut({ kind: 'manual' });
  expect(vi.getTimerCount()).toBe(0);
  expect(listener).toHaveBeenCalledTimes(4);
});

const session = { token: 'abc', user: { firstName: 'Amelia' } };

describe('The session', () => {
  let { storage, events, store } = openTab(session);
  beforeEach(() => {
    ({ storage, events, store } = openTab(session));
  });

  const restore = (userInfo: string) =>
    createSessionStore(createMemoryStorage({ token: 'abc', userInfo }), new EventTarget()).get();
  const dispatchStorageEvent = (key: string, newValue: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

  test.each(['{', '7', 'null', '[]', 'undefined', '{"fullname":7}', '{"firstName":{}}'])(
    'is signed out when userInfo is %s',
    (userInfo) => expect(restore(userInfo)).toBeUndefined(),
  );

  test('is restored from the storage', () => {
    expect(createSessionStore(storage, new EventTarget()).get()).toEqual(session);
  });

  test('is stored with a changed profile', () => {
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(store.get()).toEqual({ token: 'abc', user: { firstName: 'Amelie' } });
    const userInfo = '{"firstName":"Amelie"}';
    expect(Object.fromEntries(storage.items)).toEqual({ token: 'abc', userInfo });
  });

  test('is removed from the storage by a sign-out', () => {
    store.signOut({ kind: 'manual' });
    expect(store.get()).toBeUndefined();
    expect(storage.items.size).toBe(0);
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

  test('stores the sign-out reason while it ends', () => {
    const setItem = vi.spyOn(storage, 'setItem');
    const removeItem = vi.spyOn(storage, 'removeItem');
    store.signIn(session);
    store.signOut({ kind: 'expired' });
    const written = ['userInfo', 'token', 'signOutReason'];
    expect(setItem.mock.calls.map(([key]) => key)).toEqual(written);
    expect(setItem).toHaveBeenLastCalledWith('signOutReason', '{"kind":"expired"}');
    const removed = ['token', 'userInfo', 'signOutReason'];
    expect(removeItem.mock.calls.map(([key]) => key)).toEqual(removed);
    const [firstRemoval = 0] = removeItem.mock.invocationCallOrder;
    expect(setItem.mock.invocationCallOrder.at(-1)).toBeLessThan(firstRemoval);
  });

  test.each(['manual', 'expired'] as const)('ends with a full storage, too: %s', (kind) => {
    vi.spyOn(storage, 'setItem').mockThrow(new DOMException('', 'QuotaExceededError'));
    store.signOut({ kind });
    expect(store.getSignOutReason()).toEqual({ kind });
    expect(storage.items.size).toBe(0);
  });

  describe.each(['userInfo', 'token'])('in a storage that has no space for its %s', (fullKey) => {
    const ben = { token: 'def', user: { firstName: 'Ben' } };
    const changes = vi.fn();
    beforeEach(() => {
      store.signOut({ kind: 'manual' });
      const { setItem } = storage;
      vi.spyOn(storage, 'setItem').mockImplementation((key, value) => {
        if (key === fullKey) throw new DOMException('', 'QuotaExceededError');
        setItem(key, value);
      });
      store.signIn(ben);
      changes.mockReset();
      store.subscribe(changes);
    });

    test('begins in memory', () => {
      expect(store.get()).toEqual(ben);
      expect(storage.items.size).toBe(0);
      events.dispatchEvent(new Event('storage'));
      expect(changes).not.toHaveBeenCalled();
      store.replaceUser({ firstName: 'Benjamin' }, 'def');
      expect(store.get()).toEqual({ token: 'def', user: { firstName: 'Benjamin' } });
      expect(storage.items.size).toBe(0);
      store.signOut({ kind: 'manual' });
      expect(store.get()).toBeUndefined();
    });

    test('is that of another tab once that has signed in', () => {
      for (const [key, value] of [['userInfo', '{}'] as const, ['token', 'abc'] as const])
        storage.items.set(key, value);
      events.dispatchEvent(new Event('storage'));
      expect(store.get()).toEqual({ token: 'abc', user: {} });
    });
  });

  test('has a saved profile in memory if the storage has no space for it, until it ends', () => {
    vi.spyOn(storage, 'setItem').mockThrow(new DOMException('', 'QuotaExceededError'));
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(store.get()).toEqual({ token: 'abc', user: { firstName: 'Amelie' } });
    // Other tabs, and this one after a reload, go on with the profile that was stored before.
    expect(createSessionStore(storage, new EventTarget()).get()).toEqual(session);
    storage.items.clear();
    events.dispatchEvent(new Event('storage'));
    expect(store.get()).toBeUndefined();
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
    const other = { token: 'def', userInfo: '{"firstName":"Ben"}' };
    for (const [key, value] of Object.entries(other)) storage.setItem(key, value);
    store.replaceUser({ firstName: 'Amelie' }, 'abc');
    expect(Object.fromEntries(storage.items)).toEqual(other);
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

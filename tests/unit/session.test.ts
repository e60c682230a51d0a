import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../src/session/session-store.ts';
import { isExpired } from '../../src/session/token-expiry.ts';
import { destination, wayBackTo } from '../../src/session/way-back.ts';

const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64url');
const tokenWith = (payload: unknown) => `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;

describe('a token', () => {
  test('is expired once its exp, in seconds, is earlier than now', () => {
    const token = tokenWith({ exp: 1000 });
    expect(isExpired(token, 999)).toBe(false);
    expect(isExpired(token, 1000)).toBe(false);
    expect(isExpired(token, 1001)).toBe(true);
  });

  test.each([
    ['is empty', ''],
    ['is no token', 'banana'],
    ['has a payload that is no JSON', 'a.b.c'],
    ['has null for a payload', tokenWith(null)],
    ['has no exp', tokenWith({})],
    ['has an exp that is text', tokenWith({ exp: '9999999999' })],
  ])('that %s counts as expired', (_, token) => {
    expect(isExpired(token, 0)).toBe(true);
  });
});

/** Local storage as the browser has it, in memory. */
function memoryStorage(items: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(items));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: () => null,
    get length() {
      return map.size;
    },
  };
}

const session = { token: 'abc', user: { firstName: 'Amelia' } };

describe('the session', () => {
  let storage: Storage;
  let events: EventTarget;
  beforeEach(() => {
    storage = memoryStorage();
    events = new EventTarget();
  });

  test('is restored from token and userInfo', () => {
    storage = memoryStorage({ token: 'abc', userInfo: '{"firstName":"Amelia"}' });
    expect(createSessionStore(storage, events).get()).toEqual(session);
  });

  test.each(['{', '7', 'null', '[]', 'undefined', '{"fullname":7}', '{"firstName":{}}'])(
    'with %s for userInfo means signed out',
    (userInfo) => {
      storage = memoryStorage({ token: 'abc', userInfo });
      expect(createSessionStore(storage, events).get()).toBeUndefined();
    },
  );

  test('is stored by a sign-in and removed by a sign-out', () => {
    const store = createSessionStore(storage, events);
    store.signIn(session);
    expect(storage.getItem('token')).toBe('abc');
    expect(storage.getItem('userInfo')).toBe('{"firstName":"Amelia"}');
    store.signOut('choice');
    expect(store.get()).toBeUndefined();
    expect(storage.length).toBe(0);
  });

  test('takes over a changed profile', () => {
    const store = createSessionStore(storage, events);
    store.signIn(session);
    store.replaceUser({ firstName: 'Amelie' });
    expect(store.get()).toEqual({ token: 'abc', user: { firstName: 'Amelie' } });
    expect(storage.getItem('userInfo')).toBe('{"firstName":"Amelie"}');
  });

  test('ends in every tab when it is ended in one', () => {
    const store = createSessionStore(storage, events);
    store.signIn(session);
    const listener = vi.fn();
    store.subscribe(listener);
    storage.clear();
    events.dispatchEvent(new Event('storage'));
    expect(store.get()).toBeUndefined();
    expect(store.ending()).toBe('choice');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('does not mind what other keys of the storage do', () => {
    const store = createSessionStore(storage, events);
    store.signIn(session);
    events.dispatchEvent(new Event('storage'));
    expect(store.get()).toEqual(session);
  });
});

describe('after signing in', () => {
  test('the page first asked for comes', () => {
    const asked = wayBackTo({ pathname: '/admin/users', search: '?page=2' });
    expect(destination(asked)).toBe('/admin/users?page=2');
  });

  test.each([null, undefined, {}, 'x', { from: 7 }, { from: '//evil.example' }, { from: '/' }])(
    'the dashboard comes for %j',
    (state) => {
      expect(destination(state)).toBe('/admin/dashboard');
    },
  );
});

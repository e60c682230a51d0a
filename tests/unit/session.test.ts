import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore } from '../../src/session/session-store.ts';
import { createServerClock } from '../../src/session/server-clock.ts';
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

describe('the clock', () => {
  const day = 86_400;
  const dated = (seconds: number) => new Headers({ date: new Date(seconds * 1000).toUTCString() });

  test.each([
    ['ahead', 2_000_000_000 + day],
    ['behind', 2_000_000_000 - day],
  ])('is set right by the Date of an answer when it is %s', (_, here) => {
    const clock = createServerClock(() => here);
    expect(clock.now()).toBe(here);
    clock.learnFrom(dated(2_000_000_000));
    expect(clock.now()).toBe(2_000_000_000);
  });

  test('stays as it is when the answer was merely long under way', () => {
    const clock = createServerClock(() => 2_000_000_030);
    clock.learnFrom(dated(2_000_000_000));
    expect(clock.now()).toBe(2_000_000_030);
  });

  test.each([{}, { date: '' }, { date: 'banana' }])('learns nothing from %j', (headers) => {
    const clock = createServerClock(() => 1000);
    clock.learnFrom(new Headers(headers as Record<string, string>));
    expect(clock.now()).toBe(1000);
  });

  test('decides whether the token of a session is expired', () => {
    const here = () => 1000 + day;
    const clock = createServerClock(here);
    const store = createSessionStore(memoryStorage(), new EventTarget(), clock);
    const token = tokenWith({ exp: 1000 });
    expect(store.isExpired(token)).toBe(true);
    clock.learnFrom(dated(900));
    expect(store.isExpired(token)).toBe(false);
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

  test('ends in a page that comes back from the past, when it was ended meanwhile', () => {
    const store = createSessionStore(storage, events);
    store.signIn(session);
    storage.clear();
    events.dispatchEvent(new Event('pageshow'));
    expect(store.get()).toBeUndefined();
  });

  test('says why it ended in another tab, as that tab tells it', () => {
    const store = createSessionStore(storage, events);
    store.signIn(session);
    const told = (key: string, newValue: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    told('sessionEnding', 'expiry');
    expect(store.get()).toEqual(session);
    storage.clear();
    told('token', null);
    expect(store.ending()).toBe('expiry');
    told('sessionEnding', null);
    store.signIn(session);
    storage.clear();
    told('token', null);
    expect(store.ending()).toBe('choice');
  });

  test('tells other tabs why it ends before it does, and leaves no trace of that', () => {
    const written: string[] = [];
    const { setItem, removeItem } = storage;
    storage.setItem = (key, value) => {
      written.push(`${key}=${value}`);
      setItem(key, value);
    };
    storage.removeItem = (key) => {
      written.push(`${key} gone`);
      removeItem(key);
    };
    const store = createSessionStore(storage, events);
    store.signIn(session);
    store.signOut('expiry');
    expect(written).toEqual([
      'userInfo={"firstName":"Amelia"}',
      'token=abc',
      'sessionEnding=expiry',
      'token gone',
      'userInfo gone',
      'sessionEnding gone',
    ]);
  });

  test('does not mind what other keys of the storage do', () => {
    const store = createSessionStore(storage, events);
    store.signIn(session);
    events.dispatchEvent(new Event('storage'));
    expect(store.get()).toEqual(session);
  });
});

describe('after signing in', () => {
  test.each([
    [{ pathname: '/admin/users', search: '?page=2' }, '/admin/users?page=2'],
    [{ pathname: '/admin/users', search: "?q=O'Brien" }, "/admin/users?q=O'Brien"],
    [{ pathname: '/admin/view-profile/', search: '' }, '/admin/view-profile/'],
  ])('the page first asked for comes: %j', (asked, address) => {
    expect(destination(wayBackTo(asked))).toBe(address);
  });

  test.each([
    null,
    undefined,
    {},
    'x',
    ...[
      7,
      '',
      '/',
      '//evil.example',
      '//evil.example/admin/users',
      '/\\evil.example',
      '\\\\evil.example',
      '/admin/\\evil.example',
      '/admin//evil.example',
      '/admin/../../evil',
      '/admin/./users',
      '/admin/%2e%2e/evil',
      '/admin/us\ters',
      '/adm\nin/users',
      ' /admin/users',
      '/Admin/users',
      '/admin',
      '/administrator/users',
      'admin/users',
      'https://evil.example/admin/users',
      'https:/admin/users',
      'https:admin/users',
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      '/admin/users#/admin/banners',
      'https://console.invalid/admin/users',
      'https://user:password@console.invalid/admin/users',
      '@evil.example/admin/users',
      '/admin/users@evil.example',
    ].map((from) => ({ from })),
  ])('the dashboard comes for %j', (state) => {
    expect(destination(state)).toBe('/admin/dashboard');
  });
});

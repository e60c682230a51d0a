import { jwtDecode } from 'jwt-decode';
import { expect, test } from 'vitest';
import { expireSession, replaceExpiry } from '../../scripts/dev/panel/session-section.tsx';
import { createSessionStore } from '../../src/session/session-store.ts';
import { createMemoryStorage, createToken } from '../support/memory-session.ts';

test('A token keeps everything but its expiry time', () => {
  const payload = { sub: '7', name: 'Zoë ???>>> 日本', exp: 1 };
  const [header, , signature] = createToken(payload).split('.');
  const replaced = replaceExpiry(createToken(payload), 99);
  expect(jwtDecode(replaced)).toEqual({ ...payload, exp: 99 });
  expect(replaced.startsWith(`${header}.`)).toBe(true);
  expect(replaced.endsWith(`.${signature}`)).toBe(true);
  expect(replaced).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
});

test('A session expires after the time by the server’s clock, and goes on until then', () => {
  const serverSeconds = 5_000_000;
  const clock = { now: () => serverSeconds, syncWith: () => undefined };
  const store = createSessionStore(createMemoryStorage(), new EventTarget(), clock);
  expireSession(store, 30);
  expect(store.get()).toBeUndefined();

  store.signIn({ token: createToken({ exp: 9_000_000 }), user: { _id: '7' } });
  const signal = store.getSignal();
  expireSession(store, 30);
  expect(store.getSecondsLeft()).toBe(30);
  expect(signal.aborted).toBe(false);
  expireSession(store, 120);
  expect(store.getSecondsLeft()).toBe(120);
  expect(store.get()?.user).toEqual({ _id: '7' });
});

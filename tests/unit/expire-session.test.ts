import { jwtDecode } from 'jwt-decode';
import { expect, test } from 'vitest';
import { expireSession } from '../../scripts/dev/panel/session-section.tsx';
import { createSessionStore } from '../../src/session/session-store.ts';
import { createMemoryStorage, createToken } from '../support/memory-session.ts';

test('A session expires after the time by the server’s clock, and is the same until then', () => {
  const clock = { now: () => 5_000_000, syncWith: () => undefined };
  const store = createSessionStore(createMemoryStorage(), new EventTarget(), clock);
  expireSession(store, 30);
  expect(store.get()).toBeUndefined();

  const claims = { sub: '7', name: 'Zoë ???>>> 日本', exp: 9_000_000 };
  const [header, , signature] = createToken(claims).split('.');
  store.signIn({ token: createToken(claims), user: { _id: '7' } });
  const signal = store.getSignal();
  for (const seconds of [30, 120]) {
    expireSession(store, seconds);
    expect(store.getSecondsLeft()).toBe(seconds);
    const { token = '', user } = store.get() ?? {};
    expect(user).toEqual({ _id: '7' });
    expect(jwtDecode(token)).toEqual({ ...claims, exp: 5_000_000 + seconds });
    expect([token.split('.')[0], token.split('.')[2]]).toEqual([header, signature]);
  }
  expect(signal.aborted).toBe(false);
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../../src/api/create-api.ts';
import type { Admin } from '../../src/session/session-store.ts';
import { signIn } from '../../src/product/sign-in.ts';
import { renewSession } from '../../src/session/sign-in.ts';
import { createServerClock } from '../../src/session/token-expiry.ts';
import { createToken, openTab } from '../support/memory-session.ts';

const nowSeconds = 2_000_000_000;
const createTokenFor = (lifeSeconds: number, sub?: string) =>
  createToken({ exp: nowSeconds + lifeSeconds, sub });

const [oldToken, newToken] = [createTokenFor(60), createTokenFor(3600)];
const amelia = { _id: '65a000000000000000000001', email: 'amelia@example.com' };
const ben = { _id: '65a000000000000000000002', email: 'ben@example.com' };
const credentials = { identifier: 'amelia@example.com', password: 'any' };
const { signal: formSignal } = new AbortController();

function openTabOfAmelia() {
  const clock = createServerClock(() => nowSeconds);
  const tab = openTab({ token: oldToken, user: amelia }, { clock });
  return { ...tab, items: tab.storage.items, sessionSignal: tab.store.getSignal() };
}

let { items, events, store, sessionSignal } = openTabOfAmelia();
beforeEach(() => {
  ({ items, events, store, sessionSignal } = openTabOfAmelia());
});

/** Renews the session with an administrator and a token in the response of the server. */
function renew(
  user: Admin | null | undefined,
  token = newToken,
  onRequest = () => {},
  identifier = credentials.identifier,
  signal = formSignal,
) {
  const requestByKey = async () => {
    onRequest();
    return { success: true, token, user };
  };
  const api = { requestByKey } as unknown as Api;
  return renewSession({ api, store, signIn }, { ...credentials, identifier }, signal);
}

describe('A renewed session', () => {
  test('has the new token', async () => {
    expect(store.getSecondsLeft()).toBe(60);
    await renew({ ...amelia, firstName: 'Amelia' });
    expect(store.get()).toEqual({ token: newToken, user: { ...amelia, firstName: 'Amelia' } });
    expect(items.get('token')).toBe(newToken);
    expect(store.getSecondsLeft()).toBe(3600);
  });

  test('is the same session', async () => {
    await renew(amelia);
    expect(store.getOwner()).toBe(amelia.email);
    expect(sessionSignal.aborted).toBe(false);
    expect(store.getSignal()).toBe(sessionSignal);
  });

  test.each([undefined, null, {}])('needs no administrator in the response: %j', async (user) => {
    await renew(user, newToken, undefined, 'Amelia@example.com');
    expect(store.get()).toMatchObject({ token: newToken, user: { email: 'Amelia@example.com' } });
    expect(store.getOwner()).toBe(amelia.email);
    expect(sessionSignal.aborted).toBe(false);
    // The session also goes on with the email that was typed before.
    await renew(amelia);
    expect(sessionSignal.aborted).toBe(false);
  });

  test.each([
    ['_id, when the email is another', { _id: amelia._id }, { ...amelia, email: 'a@example.com' }],
    ['email, when one has no _id', { email: amelia.email }, amelia],
    ['subject of the token, when nothing else is known', {}, undefined],
  ])('is of the same administrator by the %s', async (_, before, now) => {
    store.signIn({ token: createTokenFor(60, '7'), user: before });
    const current = store.getSignal();
    await renew(now, createTokenFor(3600, '7'));
    expect(current.aborted).toBe(false);
    expect(store.getSecondsLeft()).toBe(3600);
  });

  test('goes on in other tabs', () => {
    const listener = vi.fn();
    store.subscribe(listener);
    items.set('token', newToken);
    events.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
    expect(store.get()?.token).toBe(newToken);
    expect(sessionSignal.aborted).toBe(false);
  });

  test('still takes the response to a profile change that was sent before', async () => {
    await renew(amelia);
    store.replaceUser({ ...amelia, firstName: 'Amelie' }, oldToken);
    expect(store.get()).toEqual({ token: newToken, user: { ...amelia, firstName: 'Amelie' } });
  });

  test('takes none that was sent in an earlier session', async () => {
    store.signOut({ kind: 'manual' });
    store.signIn({ token: newToken, user: amelia });
    store.replaceUser({ ...amelia, firstName: 'Amelie' }, oldToken);
    expect(store.get()).toEqual({ token: newToken, user: amelia });
  });
});

describe('Where a server allows one session, a 401 for the old token', () => {
  test('that arrives before the response to the sign-in does not discard it', async () => {
    const form = new AbortController();
    const endSession = () => {
      expect(store.expire(oldToken, 'Sign in again.')).toBe(true);
      // The form is on the screen that the end of the session has left.
      form.abort();
    };
    await renew(amelia, newToken, endSession, undefined, form.signal);
    expect(store.get()).toEqual({ token: newToken, user: amelia });
    expect(items.get('token')).toBe(newToken);
  });

  test('discards it if the form was left before', async () => {
    const form = new AbortController();
    const leave = () => form.abort(new Error('left'));
    await expect(renew(amelia, newToken, leave, undefined, form.signal)).rejects.toThrow('left');
    const endSession = () => void store.expire(oldToken, '');
    await expect(renew(ben, newToken, endSession)).rejects.toThrow(/of another administrator/);
    expect(store.get()).toBeUndefined();
  });

  test('does not end the session that another tab has renewed', () => {
    items.set('token', newToken);
    expect(store.expire(oldToken, '')).toBe(false);
    expect(store.get()).toEqual({ token: newToken, user: amelia });
    expect(items.get('token')).toBe(newToken);
    expect(sessionSignal.aborted).toBe(false);
  });
});

describe('A session is not renewed', () => {
  test.each([
    ['another administrator', ben],
    ['another administrator with the same email', { ...ben, email: amelia.email }],
    ['another email, without an administrator in the response', undefined],
  ])('by the credentials of %s', async (_, user) => {
    await expect(renew(user, newToken, undefined, ben.email)).rejects.toThrow(
      /^These are the credentials of another/,
    );
    expect(store.get()).toEqual({ token: oldToken, user: amelia });
    expect(sessionSignal.aborted).toBe(false);
  });

  test('by a token that has expired already', async () => {
    await expect(renew(amelia, createTokenFor(-1))).rejects.toThrow(/has expired already/);
    expect(store.get()?.token).toBe(oldToken);
  });

  test('after it has ended', async () => {
    await renew(amelia, newToken, () => store.signOut({ kind: 'manual' }));
    expect(store.get()).toBeUndefined();
  });

  test('after another administrator has signed in in another tab', async () => {
    const other = { token: createTokenFor(7200), user: ben };
    await renew(amelia, newToken, () => {
      items.set('userInfo', JSON.stringify(other.user));
      items.set('token', other.token);
    });
    expect(store.get()).toEqual(other);
    expect(sessionSignal.aborted).toBe(true);
  });
});

test('Another administrator ends the session of this one', () => {
  items.set('userInfo', JSON.stringify(ben));
  events.dispatchEvent(new Event('storage'));
  items.set('token', newToken);
  events.dispatchEvent(new Event('storage'));
  expect(sessionSignal.aborted).toBe(true);
  expect(store.getOwner()).toBe(ben.email);
});

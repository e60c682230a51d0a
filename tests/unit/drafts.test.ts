import { beforeEach, describe, expect, test } from 'vitest';
import { createDrafts, type Drafts } from '../../src/session/drafts.ts';
import { createSessionStore, type SessionStore } from '../../src/session/session-store.ts';
import type { Admin } from '../../src/session/stored-session.ts';

const place = '/admin/view/user/1';
const draft = { opened: { firstName: 'Jane' }, typed: { firstName: 'Johanna' } };
const amelia = { _id: '65a000000000000000000001', email: 'amelia@example.com' };
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

describe('what was typed', () => {
  let store: SessionStore;
  let drafts: Drafts;
  const signIn = (user: Admin) => store.signIn({ token: 'abc', user });

  beforeEach(() => {
    store = createSessionStore(noStorage, new EventTarget());
    store.isExpired = () => false;
    drafts = createDrafts(store);
    signIn(amelia);
  });

  test('waits at its place for the same administrator when the session expires', () => {
    store.signOut('expiry');
    drafts.keep(place, draft);
    signIn({ ...amelia });
    expect(drafts.at(place)).toEqual(draft);
    expect(drafts.at('/admin/view/user/2')).toBeUndefined();
  });

  test('knows an administrator without an _id by the email', () => {
    signIn({ email: 'ben@example.com' });
    store.signOut('expiry');
    drafts.keep(place, draft);
    signIn({ email: 'ben@example.com' });
    expect(drafts.at(place)).toEqual(draft);
  });

  test.each([
    ['another administrator', { ...amelia, _id: '65a000000000000000000002' }],
    ['somebody unnamed', {}],
  ])('is not there for %s, nor for the first one later', (_, other) => {
    store.signOut('expiry');
    drafts.keep(place, draft);
    signIn(other);
    expect(drafts.at(place)).toBeUndefined();
    store.signOut('choice');
    signIn(amelia);
    expect(drafts.at(place)).toBeUndefined();
  });

  test('is not there for somebody unnamed after somebody unnamed', () => {
    signIn({});
    store.signOut('expiry');
    drafts.keep(place, draft);
    signIn({});
    expect(drafts.at(place)).toBeUndefined();
  });

  test('waits as well when it is the guard that finds the session expired', () => {
    store.isExpired = () => true;
    drafts.keep(place, draft);
    store.signOut('expiry');
    signIn(amelia);
    expect(drafts.at(place)).toEqual(draft);
  });

  test('is not kept by a sign-out, nor by a form that is merely closed', () => {
    drafts.keep(place, draft);
    expect(drafts.at(place)).toBeUndefined();
    store.signOut('choice');
    drafts.keep(place, draft);
    expect(drafts.at(place)).toBeUndefined();
  });

  test('is forgotten once its form has it', () => {
    store.signOut('expiry');
    drafts.keep(place, draft);
    drafts.drop();
    expect(drafts.at(place)).toBeUndefined();
  });
});

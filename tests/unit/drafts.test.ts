import { beforeEach, describe, expect, test } from 'vitest';
import { createDrafts, type Drafts } from '../../src/session/drafts.ts';
import {
  type Admin,
  createSessionStore,
  type SessionStore,
} from '../../src/session/session-store.ts';

const pathname = '/admin/view/user/1';
const draft = { originalValues: { firstName: 'Jane' }, values: { firstName: 'Johanna' } };
const amelia = { _id: '65a000000000000000000001', email: 'amelia@example.com' };
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

describe('A draft', () => {
  let store: SessionStore;
  let drafts: Drafts;
  const signIn = (user: Admin) => store.signIn({ token: 'abc', user });

  beforeEach(() => {
    store = createSessionStore(noStorage, new EventTarget());
    store.isExpired = () => false;
    drafts = createDrafts(store);
    signIn(amelia);
  });

  test('is kept over an expired session, for the same administrator and path', () => {
    store.signOut({ kind: 'expired' });
    drafts.persist(pathname, draft);
    signIn({ ...amelia });
    expect(drafts.get(pathname)).toEqual(draft);
    expect(drafts.get('/admin/view/user/2')).toBeUndefined();
  });

  test('is kept for an administrator who has an email but no _id', () => {
    signIn({ email: 'ben@example.com' });
    store.signOut({ kind: 'expired' });
    drafts.persist(pathname, draft);
    signIn({ email: 'ben@example.com' });
    expect(drafts.get(pathname)).toEqual(draft);
  });

  test('is kept when the sign-in after it says no more than the email', () => {
    store.signOut({ kind: 'expired' });
    drafts.persist(pathname, draft);
    signIn({ email: 'Amelia@example.com' });
    expect(drafts.get(pathname)).toEqual(draft);
  });

  test.each([
    ['another administrator', { _id: '65a000000000000000000002', email: 'ben@example.com' }],
    ['an administrator without _id and email', {}],
  ])('is discarded when %s signs in', (_, other) => {
    store.signOut({ kind: 'expired' });
    drafts.persist(pathname, draft);
    signIn(other);
    expect(drafts.get(pathname)).toBeUndefined();
    store.signOut({ kind: 'manual' });
    signIn(amelia);
    expect(drafts.get(pathname)).toBeUndefined();
  });

  test('is discarded when neither administrator has an _id or email', () => {
    signIn({});
    store.signOut({ kind: 'expired' });
    drafts.persist(pathname, draft);
    signIn({});
    expect(drafts.get(pathname)).toBeUndefined();
  });

  test('is kept when the expired token is detected before the sign-out', () => {
    store.isExpired = () => true;
    drafts.persist(pathname, draft);
    store.signOut({ kind: 'expired' });
    signIn(amelia);
    expect(drafts.get(pathname)).toEqual(draft);
  });

  test('is not kept after a manual sign-out or when the form is closed during a session', () => {
    drafts.persist(pathname, draft);
    expect(drafts.get(pathname)).toBeUndefined();
    store.signOut({ kind: 'manual' });
    drafts.persist(pathname, draft);
    expect(drafts.get(pathname)).toBeUndefined();
  });

  test('can be cleared', () => {
    store.signOut({ kind: 'expired' });
    drafts.persist(pathname, draft);
    drafts.clear();
    expect(drafts.get(pathname)).toBeUndefined();
  });
});

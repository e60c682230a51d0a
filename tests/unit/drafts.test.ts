import { beforeEach, expect, test } from 'vitest';
import { createDrafts } from '../../src/session/drafts.ts';
import type { Admin } from '../../src/session/session-store.ts';
import { openTab } from '../support/memory-session.ts';

const pathname = '/admin/view/user/1';
const draft = { originalValues: { firstName: 'Jane' }, values: { firstName: 'Johanna' } };
const amelia = { _id: '65a000000000000000000001', email: 'amelia@example.com' };
const ben = { email: 'ben@example.com' };

let { store, storage } = openTab();
let drafts = createDrafts(store, storage);
const signIn = (user: Admin) => store.signIn({ token: 'abc', user });

/** Keeps a draft while the session of an administrator is expired. */
function persistWhileExpired(user: Admin = amelia) {
  signIn(user);
  store.signOut({ kind: 'expired' });
  drafts.persist(pathname, draft);
}

beforeEach(() => {
  ({ store, storage } = openTab({ token: 'abc', user: amelia }));
  store.isExpired = () => false;
  drafts = createDrafts(store, storage);
});

test('A draft belongs to one path', () => {
  persistWhileExpired();
  signIn(amelia);
  expect(drafts.get('/admin/view/user/2')).toBeUndefined();
});

test.each<[string, Admin, Admin]>([
  ['', amelia, { ...amelia }],
  [', who has an email but no _id', ben, { ...ben }],
  [', of whom the sign-in says no more than the email', amelia, { email: 'Amelia@example.com' }],
])('A draft is kept over an expired session for the same administrator%s', (_, before, now) => {
  persistWhileExpired(before);
  signIn(now);
  expect(drafts.get(pathname)).toEqual(draft);
});

test.each<[string, Admin, Admin]>([
  ['another administrator', amelia, { ...ben, _id: '65a000000000000000000002' }],
  ['an administrator without _id and email', amelia, {}],
  ['one of two administrators without _id and email', {}, {}],
])('A draft is discarded when %s signs in', (_, before, now) => {
  persistWhileExpired(before);
  signIn(now);
  expect(drafts.get(pathname)).toBeUndefined();
  store.signOut({ kind: 'manual' });
  signIn(before);
  expect(drafts.get(pathname)).toBeUndefined();
});

test('A draft is kept when the expired token is detected before the sign-out', () => {
  store.isExpired = () => true;
  drafts.persist(pathname, draft);
  store.signOut({ kind: 'expired' });
  signIn(amelia);
  expect(drafts.get(pathname)).toEqual(draft);
});

test('A draft is not kept after a manual sign-out or when the form is closed during a session', () => {
  drafts.persist(pathname, draft);
  expect(drafts.get(pathname)).toBeUndefined();
  store.signOut({ kind: 'manual' });
  drafts.persist(pathname, draft);
  expect(drafts.get(pathname)).toBeUndefined();
});

test('A draft can be cleared', () => {
  persistWhileExpired();
  drafts.clear();
  expect(drafts.get(pathname)).toBeUndefined();
});

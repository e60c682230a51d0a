import { beforeEach, expect, test } from 'vitest';
import { createDrafts } from '../../src/session/drafts.ts';
import { openUnsavedTexts } from '../../src/session/unsaved-texts.ts';
import { createMemoryStorage, openTab } from '../support/memory-session.ts';

const pathname = '/admin/privacy-policy';
const text = { originalValues: '<p>Before</p>', values: '<p>After</p>', time: 1000 };
const ada = { email: 'ada@example.com' };

let storage = createMemoryStorage();
const open = (admin: { email?: string } | undefined = ada) => openUnsavedTexts(storage, admin);

beforeEach(() => {
  storage = createMemoryStorage();
});

test('An unsaved text is kept by document and administrator', () => {
  open().set(pathname, text);
  expect(open({ email: 'Ada@Example.com' }).get(pathname)).toEqual(text);
  expect(open().get('/admin/terms-and-condition')).toBeUndefined();
  expect(open({ email: 'ben@example.com' }).get(pathname)).toBeUndefined();
});

test('Removing an unsaved text leaves those of other documents', () => {
  open().set(pathname, text);
  open().set('/admin/terms-and-condition', text);
  open().remove(pathname);
  expect(open().get(pathname)).toBeUndefined();
  expect(open().get('/admin/terms-and-condition')).toEqual(text);
  open().remove('/admin/terms-and-condition');
  expect(storage.items.size).toBe(0);
});

test('Nothing is kept of an administrator whom nothing identifies', () => {
  open({}).set(pathname, text);
  expect(storage.items.size).toBe(0);
});

test.each(['no JSON', '[]', 'null', `{"${pathname}":{"values":1}}`])(
  'What is no unsaved text is not offered: %s',
  (stored) => {
    open().set(pathname, text);
    for (const key of storage.items.keys()) storage.items.set(key, stored);
    expect(open().get(pathname)).toBeUndefined();
  },
);

test('A full storage keeps the text that it has', () => {
  open().set(pathname, text);
  storage.setItem = () => {
    throw new DOMException('The storage is full.', 'QuotaExceededError');
  };
  open().set(pathname, { ...text, values: '<p>Later</p>' });
  expect(open().get(pathname)).toEqual(text);
});

test.each([
  ['is kept over an expired session', 'expired', text],
  ['is removed when the administrator signs out', 'manual', undefined],
  ['is removed when the administrator signs out in another tab', 'remote', undefined],
] as const)('An unsaved text %s', (_, kind, kept) => {
  const { store } = openTab({ token: 'abc', user: ada }, { storage });
  createDrafts(store, storage);
  open().set(pathname, text);
  store.signOut({ kind });
  expect(open().get(pathname)).toEqual(kept);
});

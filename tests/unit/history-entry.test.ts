import { expect, test } from 'vitest';
import {
  createEntryState,
  createEntryViews,
  readEntryState,
} from '../../src/session/history-entry.ts';

test('A history entry carries what was written into it', () => {
  const state = createEntryState({
    returnTo: '/admin/users',
    listAddress: '/admin/users?page=2',
    rowNumber: 5,
    openedBy: 'jane@example.com',
    isEditOfRow: true,
    savedId: 'c1',
    values: { name: 'Jane' },
  });
  expect(readEntryState(state)).toEqual(state);
});

test.each([
  undefined,
  null,
  'text',
  7,
  { unknown: 'a' },
  { listAddress: 3, rowNumber: '5', isEditOfRow: 1, savedId: null, values: null },
])('Nothing is read from %j', (state) => {
  expect(readEntryState(state)).toEqual({});
});

test('What is said later about how a page was left adds to what is known', () => {
  const views = createEntryViews();
  views.update('a', { windowTop: 100 });
  views.update('a', { wasListShown: true });
  expect(views.get('a')).toEqual({ windowTop: 100, wasListShown: true });
  expect(views.get('b')).toEqual({});
});

import { expect, test } from 'vitest';
import { operations } from '../../src/api/contract.ts';
import { getInitials } from '../../src/app/layout/avatar.tsx';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import {
  colourPairs,
  describeContrast,
  getCardColours,
} from '../../src/product/resources/genres/genre-card-fields.tsx';
import { getAdminName } from '../../src/session/administrator.ts';
import { users } from '../../src/product/resources/users.ts';
import { getRoomShares } from '../../src/product/screens/dashboard/dashboard-counts.ts';

test('The name of the administrator is the fullname, else first and last name, else the email, else Admin', () => {
  const fullname = 'Dr. A. Hartwell';
  expect(getAdminName({ fullname, firstName: 'Amelia' })).toBe(fullname);
  expect(getAdminName({ firstName: 'Amelia', lastName: 'Hartwell' })).toBe('Amelia Hartwell');
  expect(getAdminName({ firstName: 'Amelia', email: 'a@example.com' })).toBe('Amelia');
  expect(getAdminName({ email: 'a@example.com' })).toBe('a@example.com');
  expect(getAdminName({})).toBe('Admin');
});

test('Initials are those of the first and the last word', () => {
  expect(getInitials({ fullname: 'Amelia Jane Hartwell' })).toBe('AH');
  expect(getInitials({ firstName: 'zoë' })).toBe('Z');
  expect(getInitials({ fullname: '🦉 owl' })).toBe('🦉O');
});

test('The label of a user is the full name, else the user name', () => {
  const { recordLabel } = resolveResource(users, operations);
  expect(recordLabel({ _id: '1', firstName: 'Jane', lastName: 'Doe' })).toBe('Jane Doe');
  expect(recordLabel({ _id: '1', firstName: null, lastName: 'Doe' })).toBe('Doe');
  expect(recordLabel({ _id: '1', userName: 'jane' })).toBe('jane');
  expect(recordLabel({ _id: '1' })).toBe('');
});

test('A card has the valid colours of its genre', () => {
  const valid = { colour: '#101020', backgroundColour: '#E0E0f0' };
  expect(getCardColours(valid)).toEqual({ color: '#101020', backgroundColor: '#E0E0f0' });
  expect(getCardColours({ ...valid, backgroundColour: '#12' })).toEqual({ color: '#101020' });
  expect(getCardColours({ colour: 'red', backgroundColour: null })).toEqual({});
});

test.each([
  ['#767676', '#ffffff', ''],
  ['#ffffff', '#777777', 'Contrast 4.4 : 1, hard to read'],
  ['#fed7aa', '#ffedd5', 'Contrast 1.1 : 1, hard to read'],
  ['#fed7aa', 'red', ''],
])('Of %s on %s a genre says "%3$s"', (colour, backgroundColour, text) => {
  expect(describeContrast({ colour, backgroundColour })).toBe(text);
});

test('Each pair of colours for a genre is easy to read', () => {
  expect(colourPairs.map(describeContrast)).toEqual(['', '', '', '', '', '']);
});

const entries = (active: unknown, upcoming: unknown, completed: unknown) =>
  [
    { key: 'Completed Stories', value: completed },
    { key: 'Total Stories', value: 999 },
    { key: 'Active Stories', value: active },
    { key: 'Upcoming Stories', value: upcoming },
  ] as Parameters<typeof getRoomShares>[0];

test.each([
  ['found by their keys, in any order', 57, 23, 262, ['17%', '7%', '76%']],
  ['not rounded to none or to all', 1, 0, 9999, ['<1%', '0%', '>99%']],
  ['0 without rooms', 0, 0, 0, ['0%', '0%', '0%']],
] as const)(
  'The shares of rooms are %s',
  (_, active, upcoming, completed, [first, second, third]) => {
    expect(getRoomShares(entries(active, upcoming, completed))).toMatchObject([
      { label: 'Active', count: active, percentage: first },
      { label: 'Upcoming', count: upcoming, percentage: second },
      { label: 'Completed', count: completed, percentage: third },
    ]);
  },
);

test.each([
  ['null', entries(null, 1, 2)],
  ['negative', entries(1, -1, 2)],
  ['infinite', entries(1, 1, Infinity)],
  ['missing', entries(1, 1, 1).slice(1)],
])('The shares of rooms are unknown if a count is %s', (_, data) => {
  expect(getRoomShares(data)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { getAdminName, getInitials } from '../../src/app/layout/avatar.tsx';
import { formatDateTime, truncate } from '../../src/engine/cells/format-text.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { operations } from '../../src/api/contract.ts';
import { users as userOptions } from '../../src/resources/users.ts';
import { formatCount, formatRelativeTime } from '../../src/ui/format.ts';

const users = resolveResource(userOptions, operations);

test('A timestamp is formatted as date and time in UTC, without fractions of a second', () => {
  expect(formatDateTime('2026-03-18T11:02:07.987Z')).toBe('2026-03-18 11:02:07');
  expect(formatDateTime('2026-03-18T11:02:07Z')).toBe('2026-03-18 11:02:07');
  expect(formatDateTime('2026-03-18T13:02:07+02:00')).toBe('2026-03-18 11:02:07');
  expect(formatDateTime('yesterday')).toBe('yesterday');
});

test('The name of the administrator is the fullname, else first and last name, else Admin', () => {
  const fullname = 'Dr. A. Hartwell';
  expect(getAdminName({ fullname, firstName: 'Amelia' })).toBe(fullname);
  expect(getAdminName({ firstName: 'Amelia', lastName: 'Hartwell' })).toBe('Amelia Hartwell');
  expect(getAdminName({})).toBe('Admin');
});

test('Initials are those of the first and the last word', () => {
  expect(getInitials({ fullname: 'Amelia Jane Hartwell' })).toBe('AH');
  expect(getInitials({ firstName: 'zoë' })).toBe('Z');
  expect(getInitials({ fullname: '🦉 owl' })).toBe('🦉O');
});

test('The label of a user is the full name, else the user name', () => {
  expect(users.recordLabel({ _id: '1', firstName: 'Jane', lastName: 'Doe' })).toBe('Jane Doe');
  expect(users.recordLabel({ _id: '1', firstName: null, lastName: 'Doe' })).toBe('Doe');
  expect(users.recordLabel({ _id: '1', userName: 'jane' })).toBe('jane');
  expect(users.recordLabel({ _id: '1' })).toBe('');
});

test('An excerpt is the first 20 characters and an ellipsis', () => {
  expect(truncate('Three strangers answer the same advertisement')).toBe('Three strangers answ…');
  expect(truncate('exactly 20 letters!!')).toBe('exactly 20 letters!!');
  expect(truncate('🦉'.repeat(21))).toBe(`${'🦉'.repeat(20)}…`);
});

test('The digits of large numbers are grouped', () => {
  expect(formatCount(12_345)).toBe('12,345');
});

const now = Date.parse('2026-06-15T12:00:00Z');

test.each([
  ['2026-06-15T12:00:00Z', 'just now'],
  ['2026-06-15T12:00:59Z', 'just now'],
  ['2026-06-15T11:59:00Z', '1 minute ago'],
  ['2026-06-15T11:00:01Z', '59 minutes ago'],
  ['2026-06-15T11:00:00Z', '1 hour ago'],
  ['2026-06-14T12:00:00Z', '1 day ago'],
  ['2026-05-17T12:00:00Z', '29 days ago'],
  ['2026-04-10T12:00:00Z', '2 months ago'],
  ['2025-06-20T12:00:00Z', '11 months ago'],
  ['2025-06-14T12:00:00Z', '1 year ago'],
  ['2014-01-01T00:00:00Z', '12 years ago'],
  ['2026-06-18T12:00:00Z', 'in 3 days'],
])('At noon of 15 June 2026, %s is "%s"', (timestamp, text) => {
  expect(formatRelativeTime(Date.parse(timestamp), now)).toBe(text);
});

import { expect, test } from 'vitest';
import { initialsOf, nameOf } from '../../src/app/shell/person.ts';
import { dateThenTime } from '../../src/engine/cells/date-then-time.ts';
import { excerptOf } from '../../src/engine/cells/excerpt-of.ts';
import { limitMessage } from '../../src/engine/form/limit-message.ts';
import { users } from '../../src/resources/users.ts';

test('a timestamp shows as date then time, fractional seconds dropped', () => {
  expect(dateThenTime('2026-03-18T11:02:07.987Z')).toBe('2026-03-18 11:02:07');
  expect(dateThenTime('2026-03-18T11:02:07Z')).toBe('2026-03-18 11:02:07');
  expect(dateThenTime('2026-03-18T13:02:07+02:00')).toBe('2026-03-18 11:02:07');
  expect(dateThenTime('yesterday')).toBe('yesterday');
});

test('limits become words', () => {
  const field = { label: 'Age', as: 'number' as const };
  expect(limitMessage(field, { minimum: 1, maximum: 9 })).toBe('Age: at least 1, at most 9');
  expect(limitMessage(field, { enum: ['a', 'b'] })).toBe('Age: one of a, b');
  expect(limitMessage(field, { pattern: 'x' })).toBe('Age is not valid');
  expect(limitMessage({ ...field, invalid: 'please' }, { minimum: 1 })).toBe('please');
});

test('the administrator is called by fullname, else first and last name, else Admin', () => {
  expect(nameOf({ fullname: 'Dr. A. Hartwell', firstName: 'Amelia' })).toBe('Dr. A. Hartwell');
  expect(nameOf({ firstName: 'Amelia', lastName: 'Hartwell' })).toBe('Amelia Hartwell');
  expect(nameOf({})).toBe('Admin');
});

test('initials are those of the first and the last word', () => {
  expect(initialsOf({ fullname: 'Amelia Jane Hartwell' })).toBe('AH');
  expect(initialsOf({ firstName: 'zoë' })).toBe('Z');
  expect(initialsOf({ fullname: '🦉 owl' })).toBe('🦉O');
});

test('a user is called by full name, else by user name', () => {
  expect(users.nameOf({ _id: '1', firstName: 'Jane', lastName: 'Doe' })).toBe('Jane Doe');
  expect(users.nameOf({ _id: '1', firstName: null, lastName: 'Doe' })).toBe('Doe');
  expect(users.nameOf({ _id: '1', userName: 'jane' })).toBe('jane');
  expect(users.nameOf({ _id: '1' })).toBe('');
});

test('an excerpt is the first 20 characters plus an ellipsis', () => {
  expect(excerptOf('Three strangers answer the same advertisement')).toBe('Three strangers answ…');
  expect(excerptOf('exactly 20 letters!!')).toBe('exactly 20 letters!!');
  expect(excerptOf('🦉'.repeat(21))).toBe(`${'🦉'.repeat(20)}…`);
});

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  describeViolation,
  findViolations,
  getViolationKey,
} from '../../src/api/contract-violation.ts';

const schema = z.object({
  users: z.array(
    z.object({
      _id: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
      gender: z.optional(z.enum(['male', 'female'])),
      age: z.optional(z.int().check(z.gte(0), z.lte(150))),
      born: z.optional(z.iso.date()),
      tags: z.optional(z.array(z.string().check(z.maxLength(3))).check(z.maxLength(1))),
    }),
  ),
});
const _id = 'a'.repeat(24);

const findIssues = (body: unknown) => schema.safeParse(body).error?.issues ?? [];

test.each([
  ['users is missing', {}],
  ['users is null, not array', { users: null }],
  ['users[1]._id is missing', { users: [{ _id }, {}] }],
  ['users[0]._id is number, not string', { users: [{ _id: 7 }] }],
  ['users[0]._id is not /^[0-9a-f]{24}$/', { users: [{ _id: 'x' }] }],
  ['users[0].gender is not male or female', { users: [{ _id, gender: 'both' }] }],
  ['users[0].age is not at least 0', { users: [{ _id, age: -1 }] }],
  ['users[0].age is not at most 150', { users: [{ _id, age: 151 }] }],
  ['users[0].born is not date', { users: [{ _id, born: 'today' }] }],
  ['users[0].tags is object, not array', { users: [{ _id, tags: {} }] }],
  ['users[0].tags is not at most 1 items', { users: [{ _id, tags: ['a', 'b'] }] }],
  ['users[0].tags[0] is not at most 3 characters', { users: [{ _id, tags: ['abcd'] }] }],
  ['the body is string, not object', 'hello'],
  ['the body is array, not object', []],
])('describes that %s', (description, body) => {
  expect(describeViolation(findIssues(body), body)).toBe(description);
});

test('Violations have a pointer and types, never a value', () => {
  const body = { users: [{ _id }, { _id: 'secret', gender: 'both', age: -1 }, {}] };
  expect(findViolations(findIssues(body), body)).toEqual([
    { pointer: '/users/1/_id', expected: '/^[0-9a-f]{24}$/', received: 'string' },
    { pointer: '/users/1/gender', expected: 'male or female', received: 'string' },
    { pointer: '/users/1/age', expected: 'at least 0', received: 'number' },
    { pointer: '/users/2/_id', expected: 'string', received: 'nothing' },
  ]);
});

test('A property whose name has a slash or a tilde is escaped in its pointer', () => {
  const { error } = z.object({ 'a/b~c': z.string() }).safeParse({});
  const violation = { pointer: '/a~1b~0c', expected: 'string', received: 'nothing' };
  expect(findViolations(error?.issues ?? [], {})).toEqual([violation]);
});

test('Equal violations of all items have one key', () => {
  const keyOf = (pointer: string) =>
    getViolationKey({ operationId: 'getAllUsers', pointer, expected: 'string', received: 'null' });
  expect(keyOf('/users/12/tags/0')).toBe('getAllUsers /users/*/tags/* string');
  expect(keyOf('/users/3x/7a')).toBe('getAllUsers /users/3x/7a string');
});

test('A response without an issue that zod names does not match the contract either', () => {
  expect(describeViolation([], {})).toBe('the body is not what it should be');
});

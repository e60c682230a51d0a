import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { acceptGone, ApiError, createHttpError, gone } from '../../src/api/api-error.ts';
import {
  describeViolation,
  findViolations,
  getViolationKey,
} from '../../src/api/contract-violation.ts';

test.each([
  ['The till is closed.', { success: false, error: { message: 'The till is closed.' } }],
  ['The till is closed.', { error: { message: 'The till is closed.' } }],
  ['502 Bad Gateway', undefined],
  ['502 Bad Gateway', '<html>nginx</html>'],
  ['502 Bad Gateway', { success: false }],
  ['502 Bad Gateway', { error: { message: 42 } }],
  ['502 Bad Gateway', { error: { message: '' } }],
  ['502 Bad Gateway', null],
])("The message is the server's own, or the status line: %s for %j", (message, body) => {
  const response = new Response(null, { status: 502, statusText: 'Bad Gateway' });
  expect(createHttpError('getUser', response, body).message).toBe(message);
});

test.each([
  [502, '502 Bad Gateway'],
  [429, '429 Too Many Requests'],
  [599, '599'],
])('Without a status text, as in HTTP/2, status %i becomes %s', (status, line) => {
  const response = new Response(null, { status });
  expect(createHttpError('getUser', response, undefined).message).toBe(line);
});

describe('A record', () => {
  const failure = { success: false, error: { message: 'This user does not exist any more.' } };
  const createError = (status: number, body: unknown) =>
    createHttpError('deleteUser', new Response(null, { status }), body);

  test.each([
    ["the contract's failure shape", failure],
    ['a text', { error: 'Not found' }],
    ['a detail', { detail: 'Not found.' }],
    ['a list', { errors: [{ detail: 'Not found.' }] }],
  ])('was gone already if the server says so in %s', (_, body) => {
    expect(acceptGone(createError(404, body))).toBe(gone);
  });

  test.each([
    ['the page of a proxy', createError(404, '<html>nginx</html>')],
    ['the 404 of another program', createError(404, { error: { message: 'No route.' } })],
    ['an empty body', createError(404, undefined)],
    ['another status', createError(409, failure)],
    ['a network error', new ApiError('deleteUser', 'network', 'Failed to fetch')],
  ])('was not by %s', (_, error) => {
    expect(() => acceptGone(error)).toThrow(error);
  });
});

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
  const getKey = (pointer: string) =>
    getViolationKey({ operationId: 'getAllUsers', pointer, expected: 'string', received: 'null' });
  expect(getKey('/users/12/tags/0')).toBe('getAllUsers /users/*/tags/* string');
  expect(getKey('/users/3x/7a')).toBe('getAllUsers /users/3x/7a string');
});

test('A response without an issue that zod names does not match the contract either', () => {
  expect(describeViolation([], {})).toBe('the body is not what it should be');
});

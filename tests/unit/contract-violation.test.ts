import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeViolation, findViolations } from '../../src/api/contract-violation.ts';

const schema = z.object({
  users: z.array(
    z.object({
      _id: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
      gender: z.optional(z.enum(['male', 'female'])),
      age: z.optional(z.int().check(z.gte(0))),
    }),
  ),
});
const _id = 'a'.repeat(24);

test.each([
  ['users is missing', {}],
  ['users is null, not array', { users: null }],
  ['users[1]._id is missing', { users: [{ _id }, {}] }],
  ['users[0]._id is number, not string', { users: [{ _id: 7 }] }],
  ['users[0]._id is not /^[0-9a-f]{24}$/', { users: [{ _id: 'x' }] }],
  ['users[0].gender is not male or female', { users: [{ _id, gender: 'both' }] }],
  ['users[0].age is not at least 0', { users: [{ _id, age: -1 }] }],
  ['the body is string, not object', 'hello'],
])('describes that %s', (description, body) => {
  const { error } = schema.safeParse(body);
  expect(describeViolation(error?.issues ?? [], body)).toBe(description);
});

test('Violations have a pointer and types, never a value', () => {
  const body = { users: [{ _id }, { _id: 'secret', gender: 'both', age: -1 }, {}] };
  const { error } = schema.safeParse(body);
  expect(findViolations(error?.issues ?? [], body)).toEqual([
    { pointer: '/users/1/_id', expected: '/^[0-9a-f]{24}$/', received: 'string' },
    { pointer: '/users/1/gender', expected: 'male or female', received: 'string' },
    { pointer: '/users/1/age', expected: 'at least 0', received: 'number' },
    { pointer: '/users/2/_id', expected: 'string', received: 'nothing' },
  ]);
});

import { expect, test } from 'vitest';
import type { ContractOperation } from '../../scripts/generate/contract-operations.ts';
import { readChoices } from '../../scripts/lib/scenarios/read-choices.ts';

const createOperation = (id: string, ...examples: string[]) =>
  ({
    id,
    key: `GET /api/${id}`,
    method: 'GET',
    path: `/api/${id}`,
    parameters: [],
    operation: {
      responses: {
        200: {
          description: 'A user.',
          content: {
            'application/json': {
              schema: { type: 'object' },
              examples: Object.fromEntries(examples.map((name) => [name, { value: {} }])),
            },
          },
        },
      },
    },
  }) as unknown as ContractOperation;

const operations = [createOperation('users:list'), createOperation('getUser', 'a:b', 'c')];

test.each([
  ['getUser:slow, users:list:200', { getUser: 'slow', 'users:list': '200' }],
  ['getUser:200.a:b', { getUser: '200.a:b' }],
])('The choices in the header %j are %j, also with colons in names', (header, choices) => {
  expect(Object.fromEntries(readChoices(header, operations))).toEqual(choices);
});

test.each([
  [
    'getUser:200.d',
    /^There is no scenario "getUser:200\.d"\. Those of getUser: 200\.a:b, 200\.c, /,
  ],
  ['getUsers:500', /^There is no operation .* "getUsers:500"\. .* one of: users:list, getUser\.$/],
])('The choice %j is rejected with what can be chosen', (header, message) => {
  expect(() => readChoices(header, operations)).toThrow(message);
});

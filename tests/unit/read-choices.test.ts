import { expect, test } from 'vitest';
import type { ContractOperation } from '../../scripts/generate/contract-operations.ts';
import { readChoices } from '../../scripts/lib/scenarios/serve-scenarios.ts';

const createOperation = (id: string, ...examples: string[]) => {
  const media = { examples: Object.fromEntries(examples.map((name) => [name, { value: {} }])) };
  const operation = { responses: { 200: { content: { 'application/json': media } } } };
  return { id, operation } as unknown as ContractOperation;
};

const operations = [createOperation('users:list'), createOperation('getUser', 'a:b', 'c')];

/** The names of the scenarios that a header chooses, by operation, and its choices that are unknown. */
function read(header: string) {
  const { chosen, unknown } = readChoices(header, operations);
  const names = [...chosen].map(([id, { name }]) => [id, name]);
  return { chosen: Object.fromEntries(names), unknown };
}

test.each([
  ['getUser:slow, users%3Alist:200', { getUser: 'slow', 'users:list': '200' }],
  ['getUser:200.a%3Ab', { getUser: '200.a:b' }],
])('The choices in the header %j are %j, also with encoded colons in names', (header, choices) => {
  expect(read(header)).toEqual({ chosen: choices, unknown: [] });
});

test.each(['getUser:200.d', 'getUsers:500', 'getUser', ':500', '%', 'getUser:%E6%97%A5'])(
  'The choice %j, which the contract does not have, is named, and the others count',
  (choice) => {
    expect(read(`${choice}, getUser:slow`)).toEqual({
      chosen: { getUser: 'slow' },
      unknown: [choice],
    });
  },
);

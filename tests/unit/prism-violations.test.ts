import { expect, test } from 'vitest';
import { prismViolations } from '../../src/app/dev/prism-violations.ts';

const read = (header: string) =>
  prismViolations(new Headers({ 'sl-violations': header }), 'getAllUsers');

const one = { location: ['response', 'body', 'users', '3', '_id'], message: 'must be string' };

test('an answer without the header breaks nothing', () => {
  expect(prismViolations(new Headers(), 'getAllUsers')).toEqual([]);
});

test('what Prism found is placed in the answer, or in the request', () => {
  const asked = { location: ['request', 'query', 'resultPerPage'], message: 'must be 5 or 10' };
  expect(read(JSON.stringify([one, asked]))).toEqual([
    {
      operation: 'getAllUsers',
      pointer: '/users/3/_id',
      expected: 'must be string',
      received: '—',
    },
    {
      operation: 'getAllUsers',
      pointer: 'request /query/resultPerPage',
      expected: 'must be 5 or 10',
      received: '—',
    },
  ]);
});

test('of a list that was cut, the whole items count', () => {
  const header = `Too many violations! ${JSON.stringify([one, one, one]).slice(0, -30)}`;
  expect(read(header)).toHaveLength(2);
});

test('a header that cannot be read is itself reported', () => {
  expect(read('banana')).toMatchObject([{ received: 'sl-violations' }]);
});

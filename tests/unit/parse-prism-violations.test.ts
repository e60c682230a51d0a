import { expect, test } from 'vitest';
import { parsePrismViolations } from '../../scripts/dev/panel/violation-panel.tsx';

const parse = (header: string) =>
  parsePrismViolations(new Headers({ 'sl-violations': header }), 'getAllUsers');

const responseViolation = {
  location: ['response', 'body', 'users', '3', '_id'],
  message: 'must be string',
};

test('A response without the header has no violations', () => {
  expect(parsePrismViolations(new Headers(), 'getAllUsers')).toEqual([]);
});

test('A violation has a pointer into the response or the request', () => {
  const requestViolation = {
    location: ['request', 'query', 'resultPerPage'],
    message: 'must be 5 or 10',
  };
  expect(parse(JSON.stringify([responseViolation, requestViolation]))).toEqual([
    {
      operationId: 'getAllUsers',
      pointer: '/users/3/_id',
      expected: 'must be string',
      received: '—',
    },
    {
      operationId: 'getAllUsers',
      pointer: 'request /query/resultPerPage',
      expected: 'must be 5 or 10',
      received: '—',
    },
  ]);
});

test('The complete items of a truncated list are parsed', () => {
  const header = `Too many violations! ${JSON.stringify([responseViolation, responseViolation, responseViolation]).slice(0, -30)}`;
  expect(parse(header)).toHaveLength(2);
});

test('An invalid header is reported as a violation', () => {
  expect(parse('banana')).toMatchObject([{ received: 'sl-violations' }]);
});

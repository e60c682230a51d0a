import { expect, test } from 'vitest';
import { parsePrismViolations } from '../../scripts/dev/panel/violation-panel.tsx';

const inResponse = { location: ['response', 'body', 'users', '3', '_id'], message: 'a string' };
const inRequest = { location: ['request', 'query', 'resultPerPage'], message: 'must be 5 or 10' };
const truncated = JSON.stringify([inResponse, inRequest, inResponse]).slice(0, -30);

test.each([
  ['no violation', undefined, []],
  [
    'violations of a response and of its request',
    JSON.stringify([inResponse, inRequest]),
    ['/users/3/_id: a string', 'request /query/resultPerPage: must be 5 or 10'],
  ],
  [
    'the complete items of a truncated list',
    `Too many violations! ${truncated}`,
    ['/users/3/_id: a string', 'request /query/resultPerPage: must be 5 or 10'],
  ],
  ['a header that is no JSON', 'banana', [': a header sl-violations that can be read']],
  ['a header that is no list', '["x"]', [': a header sl-violations that can be read']],
])('%s: %j', (_, header, expected) => {
  const headers = new Headers(header === undefined ? {} : { 'sl-violations': header });
  const violations = parsePrismViolations(headers, 'getAllUsers');
  const found = violations.map(({ pointer, expected: text }) => `${pointer}: ${text}`);
  expect(found).toEqual(expected);
  expect(violations.filter(({ operationId }) => operationId !== 'getAllUsers')).toEqual([]);
});

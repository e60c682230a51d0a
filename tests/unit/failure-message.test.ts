import { expect, test } from 'vitest';
import { failureMessage } from '../../src/api/failure-message.ts';

const badGateway = new Response(null, { status: 502, statusText: 'Bad Gateway' });

test("the server's own message comes first", () => {
  const body = { success: false, error: { message: 'The till is closed.' } };
  expect(failureMessage(badGateway, body)).toBe('The till is closed.');
});

test.each([
  ['no body', undefined],
  ['HTML', '<html>nginx</html>'],
  ['no error', { success: false }],
  ['an error that is text', { error: 'no' }],
  ['a message that is no text', { error: { message: 42 } }],
  ['an empty message', { error: { message: '' } }],
  ['null', null],
])('with %s the status line stands for the raw response', (_, body) => {
  expect(failureMessage(badGateway, body)).toBe('502 Bad Gateway');
});

test.each([
  [502, '502 Bad Gateway'],
  [429, '429 Too Many Requests'],
  [599, '599'],
])('HTTP/2 has no status text: %i is said as %s', (status, line) => {
  expect(failureMessage(new Response(null, { status }), undefined)).toBe(line);
});

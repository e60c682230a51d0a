import { expect, test } from 'vitest';
import { getErrorMessage } from '../../src/api/api-error.ts';

const badGateway = new Response(null, { status: 502, statusText: 'Bad Gateway' });

test("The message is the server's own message if there is one", () => {
  const body = { success: false, error: { message: 'The till is closed.' } };
  expect(getErrorMessage(badGateway, body)).toBe('The till is closed.');
});

test.each([
  ['no body', undefined],
  ['HTML', '<html>nginx</html>'],
  ['no error', { success: false }],
  ['an error that is a string', { error: 'no' }],
  ['a message that is not a string', { error: { message: 42 } }],
  ['an empty message', { error: { message: '' } }],
  ['null', null],
])('With %s it is the status line', (_, body) => {
  expect(getErrorMessage(badGateway, body)).toBe('502 Bad Gateway');
});

test.each([
  [502, '502 Bad Gateway'],
  [429, '429 Too Many Requests'],
  [599, '599'],
])('Without a status text, as in HTTP/2, status %i becomes %s', (status, line) => {
  expect(getErrorMessage(new Response(null, { status }), undefined)).toBe(line);
});

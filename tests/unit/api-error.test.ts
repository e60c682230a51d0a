import { describe, expect, test } from 'vitest';
import { acceptGone, ApiError, createHttpError, gone } from '../../src/api/api-error.ts';

test.each([
  ['The till is closed.', { success: false, error: { message: 'The till is closed.' } }],
  ['The till is closed.', { error: { message: 'The till is closed.' } }],
  ['502 Bad Gateway', undefined],
  ['502 Bad Gateway', '<html>nginx</html>'],
  ['502 Bad Gateway', { success: false }],
  ['502 Bad Gateway', { error: 'no' }],
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

  test("was gone already if the server says so in the contract's failure shape", () => {
    expect(acceptGone(createError(404, failure))).toBe(gone);
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

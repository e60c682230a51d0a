import { describe, expect, test } from 'vitest';
import { acceptGone, ApiError, createHttpError, gone } from '../../src/api/api-error.ts';

const badGateway = new Response(null, { status: 502, statusText: 'Bad Gateway' });

const getMessage = (response: Response, body: unknown) =>
  createHttpError('getUser', response, body).message;

test("The message is the server's own message if there is one", () => {
  const error = { message: 'The till is closed.' };
  expect(getMessage(badGateway, { success: false, error })).toBe('The till is closed.');
  expect(getMessage(badGateway, { error })).toBe('The till is closed.');
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
  expect(getMessage(badGateway, body)).toBe('502 Bad Gateway');
});

test.each([
  [502, '502 Bad Gateway'],
  [429, '429 Too Many Requests'],
  [599, '599'],
])('Without a status text, as in HTTP/2, status %i becomes %s', (status, line) => {
  expect(getMessage(new Response(null, { status }), undefined)).toBe(line);
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

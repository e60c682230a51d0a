import { expect, test } from 'vitest';
import { createHttpError } from '../../src/api/api-error.ts';
import { readFailure } from '../../src/api/failure.ts';

test.each<[string, unknown, string]>([
  ['FastAPI', { detail: 'Not allowed.' }, 'Not allowed.'],
  ['Express', { message: 'Not allowed.' }, 'Not allowed.'],
  ['Gin', { error: 'Not allowed.' }, 'Not allowed.'],
  ['OAuth 2', { error: 'invalid_grant', error_description: 'Wrong password.' }, 'Wrong password.'],
  ['RFC 9457', { type: 'about:blank', title: 'Forbidden', detail: 'Not allowed.' }, 'Not allowed.'],
  ['RFC 9457 without a detail', { title: 'Forbidden', status: 403 }, 'Forbidden'],
  ['NestJS', { message: ['a is empty', 'b is empty'], error: 'Bad' }, 'a is empty. b is empty.'],
  ['Rails', { errors: ["Name can't be blank"] }, "Name can't be blank"],
  ['Django', { non_field_errors: ['Not allowed.'] }, 'Not allowed.'],
  [
    'JSON:API',
    { errors: [{ title: 'Closed', detail: 'The till is closed.' }] },
    'The till is closed.',
  ],
  [
    'several',
    { errors: [{ message: 'One.' }, { message: 'Two.' }, { message: 'One.' }] },
    'One. Two.',
  ],
  ['plain text', 'Not allowed.', 'Not allowed.'],
])('The message of a failure is read as %s sends it', (_, body, message) => {
  expect(readFailure(body, ['name']).message).toBe(message);
});

test.each([['<html>502</html>'], ['x'.repeat(300)], [''], [null], [42], [{}], [[]]])(
  'A body that is no failure has no message: %j',
  (body) => {
    expect(readFailure(body, [])).toEqual({ message: undefined, fieldErrors: {} });
  },
);

const errors = { email: 'is taken', 'address.city': 'is unknown' };

test.each<[string, unknown]>([
  [
    'FastAPI',
    {
      detail: [
        { loc: ['body', 'email'], msg: 'is taken' },
        { loc: ['body', 'address', 'city'], msg: 'is unknown' },
      ],
    },
  ],
  [
    'JSON:API',
    {
      errors: [
        { source: { pointer: '/data/attributes/email' }, detail: 'is taken' },
        { source: { pointer: '/data/attributes/address/city' }, detail: 'is unknown' },
      ],
    },
  ],
  ['Rails and RealWorld', { errors: { email: ['is taken'], 'address.city': ['is unknown'] } }],
  [
    'Laravel',
    { message: 'Invalid.', errors: { email: ['is taken'], 'address.city': 'is unknown' } },
  ],
  [
    'RFC 9457',
    {
      title: 'Invalid',
      'invalid-params': [
        { name: 'email', reason: 'is taken' },
        { name: 'address.city', reason: 'is unknown' },
      ],
    },
  ],
  ['NestJS', { message: ['email is taken', 'address.city is unknown'], error: 'Bad Request' }],
  [
    'Symfony',
    {
      violations: [
        { propertyPath: 'email', message: 'is taken' },
        { propertyPath: 'address.city', message: 'is unknown' },
      ],
    },
  ],
])('The errors of fields are read as %s sends them', (_, body) => {
  expect(readFailure(body, ['email', 'address']).fieldErrors).toEqual(errors);
});

test.each<[string, readonly string[], unknown, object]>([
  ['called body', ['body'], { errors: { body: ['is empty'] } }, { body: 'is empty' }],
  [
    'called body, of FastAPI',
    ['body'],
    { detail: [{ loc: ['body', 'body'], msg: 'is empty' }] },
    { body: 'is empty' },
  ],
  [
    'inside of what the contract has around it',
    ['data'],
    { errors: [{ source: { pointer: '/data/attributes/email' }, detail: 'is taken' }] },
    { 'data.attributes.email': 'is taken' },
  ],
  ['written in upper case', ['email'], { errors: { Email: ['is taken'] } }, { email: 'is taken' }],
  [
    'of Django',
    ['email'],
    { email: ['is taken'], non_field_errors: ['Not allowed.'] },
    { email: 'is taken' },
  ],
  [
    'that the request body does not have',
    ['email'],
    { detail: [{ loc: ['query', 'email'], msg: 'is odd' }], errors: ['Not allowed'] },
    {},
  ],
])('The errors of fields are read of a field %s', (_, names, body, expected) => {
  expect(readFailure(body, names).fieldErrors).toEqual(expected);
});

test('The error of the first field is read as fastify sends it', () => {
  const body = {
    statusCode: 400,
    error: 'Bad Request',
    message: 'body/email must match format "email"',
  };
  expect(readFailure(body, ['email'])).toEqual({
    message: 'body/email must match format "email"',
    fieldErrors: { email: 'must match format "email"' },
  });
});

test('An error of a response has the errors of its fields', () => {
  const response = new Response(null, { status: 422 });
  const error = createHttpError('addUser', response, { errors: { email: ['is taken'] } }, [
    'email',
  ]);
  expect(error).toMatchObject({ message: 'is taken', fieldErrors: { email: 'is taken' } });
});

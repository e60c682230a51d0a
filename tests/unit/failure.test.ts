import { expect, test } from 'vitest';
import { createHttpError } from '../../src/api/api-error.ts';
import type { ConstraintsByName } from '../../src/api/contract.ts';
import { readFailure } from '../../src/api/failure.ts';
import { listOf, objectOf, text } from '../support/schemas.ts';

const address = objectOf({ city: text });

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
  expect(readFailure(body, { name: text }).message).toBe(message);
});

test.each([['<html>502</html>'], ['x'.repeat(300)], [''], [null], [42], [{}], [[]]])(
  'A body that is no failure has no message: %j',
  (body) => {
    expect(readFailure(body, {})).toEqual({ message: undefined, fieldErrors: {} });
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
  ['Django REST framework', { email: ['is taken'], address: { city: ['is unknown'] } }],
])('The errors of fields are read as %s sends them', (_, body) => {
  expect(readFailure(body, { email: text, address }).fieldErrors).toEqual(errors);
});

test.each<[string, ConstraintsByName, unknown, object]>([
  ['called body', { body: text }, { errors: { body: ['is empty'] } }, { body: 'is empty' }],
  [
    'called body, of FastAPI',
    { body: text },
    { detail: [{ loc: ['body', 'body'], msg: 'is empty' }] },
    { body: 'is empty' },
  ],
  [
    'inside of what the contract has around it',
    { data: {} },
    { errors: [{ source: { pointer: '/data/attributes/email' }, detail: 'is taken' }] },
    { 'data.attributes.email': 'is taken' },
  ],
  [
    'written in upper case',
    { email: text },
    { errors: { Email: ['is taken'] } },
    { email: 'is taken' },
  ],
  [
    'of Django',
    { email: text },
    { email: ['is taken'], non_field_errors: ['Not allowed.'] },
    { email: 'is taken' },
  ],
  [
    'that the request body does not have',
    { email: text },
    { detail: [{ loc: ['query', 'email'], msg: 'is odd' }], errors: ['Not allowed'] },
    {},
  ],
])('The errors of fields are read of a field %s', (_, properties, body, expected) => {
  expect(readFailure(body, properties).fieldErrors).toEqual(expected);
});

test.each<[string, unknown]>([
  ['its name', { errors: { title: ['is empty'] } }],
  ['its path', { errors: { 'article.title': ['is empty'] } }],
  ['its objects', { errors: { article: { title: ['is empty'] } } }],
  ['a list of names', { detail: [{ loc: ['body', 'article', 'title'], msg: 'is empty' }] }],
  ['a pointer', { errors: [{ source: { pointer: '/article/title' }, detail: 'is empty' }] }],
  ['a sentence', { message: ['title is empty'] }],
])('The error of a field in the only object of a body is found by %s', (_, body) => {
  const article = objectOf({ title: text, body: text });
  expect(readFailure(body, { article }).fieldErrors).toEqual({ 'article.title': 'is empty' });
});

test('The error of a field that several objects have is not assigned to one of them', () => {
  const body = { errors: { city: ['is unknown'] } };
  const properties = { billing: address, shipping: address, stops: listOf(address) };
  expect(readFailure(body, properties).fieldErrors).toEqual({});
  expect(readFailure(body, { email: text, address }).fieldErrors).toEqual({
    'address.city': 'is unknown',
  });
});

test('The error of the first field is read as fastify sends it', () => {
  const body = {
    statusCode: 400,
    error: 'Bad Request',
    message: 'body/email must match format "email"',
  };
  expect(readFailure(body, { email: text })).toEqual({
    message: 'body/email must match format "email"',
    fieldErrors: { email: 'must match format "email"' },
  });
});

test('An error of a response has the errors of its fields', () => {
  const response = new Response(null, { status: 422 });
  const error = createHttpError(
    'addUser',
    response,
    { errors: { email: ['is taken'] } },
    {
      email: text,
    },
  );
  expect(error).toMatchObject({ message: 'is taken', fieldErrors: { email: 'is taken' } });
});

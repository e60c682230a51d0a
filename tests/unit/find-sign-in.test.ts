import { expect, test } from 'vitest';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';
import { buildProduct, readProductSource } from '../../scripts/resource/build-product.ts';
import { findSignIn } from '../../scripts/resource/find-sign-in.ts';
import { jsonOf, listOf, objectOf, text } from '../support/schemas.ts';

const createForm = (schema: object) => ({
  content: { 'application/x-www-form-urlencoded': { schema } },
});

const post = (requestBody: object, response: object) => ({
  post: { requestBody, responses: { 200: jsonOf(objectOf(response)) } },
});

const login = post(jsonOf(objectOf({ email: text, password: text })), { token: text });

const find = (paths: object) => findSignIn(describeOperations({ paths }));

test.each<[string, object, object]>([
  [
    'a password and an email',
    login,
    { identifier: 'email', password: 'password', token: 'token', label: 'Email' },
  ],
  [
    'parts at any depth',
    post(jsonOf(objectOf({ user: objectOf({ username: text, password: text }) })), {
      data: objectOf({ accessToken: text, user: objectOf({ username: text }) }),
    }),
    {
      identifier: 'user.username',
      password: 'user.password',
      token: 'data.accessToken',
      user: 'data.user',
      label: 'Username',
    },
  ],
  [
    'the password form of OAuth 2',
    post(
      createForm(
        objectOf({
          grant_type: { ...text, pattern: '^password$' },
          username: text,
          password: text,
        }),
      ),
      { access_token: text, token_type: text },
    ),
    { identifier: 'username', token: 'access_token', body: { grant_type: 'password' } },
  ],
])('An operation signs in by %s', (_, item, signIn) => {
  expect(find({ '/login': item })).toMatchObject({ operation: 'POST /login', ...signIn });
});

test('An operation that makes an account does not sign in', () => {
  expect(find({ '/signup': login })).toBeUndefined();
  expect(find({ '/users/register': login, '/auth': login })?.operation).toBe('POST /auth');
});

test('An operation with a new password, or without a token in its response, does not sign in', () => {
  const twice = objectOf({ email: text, password: text, newPassword: text });
  expect(find({ '/login': post(jsonOf(twice), { token: text }) })).toBeUndefined();
  expect(
    find({ '/login': post(jsonOf(objectOf({ email: text, password: text })), {}) }),
  ).toBeUndefined();
});

test('Headers that operations require are asked for at the sign-in, and every request carries them', () => {
  const get = {
    parameters: ['Api-Key', 'Api-Username'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: text,
    })),
    responses: { 200: jsonOf(listOf(objectOf({ id: text }))) },
  };
  const paths = { '/posts': { get }, '/topics': { get }, '/site': { get: { responses: {} } } };
  const source = readProductSource({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths,
  } as never);
  expect(buildProduct(source)['sign-in.ts']).toContain(
    'signIn: SignInConfig | undefined = {"credential":"apiKey","labels":["Api-Key","Api-Username"]};',
  );
  expect(source.operations.map(({ description }) => description.credential?.otherHeaders)).toEqual([
    ['api-username'],
    ['api-username'],
    ['api-username'],
  ]);
});

import { expect, test } from 'vitest';
import { chooseHeaders, chooseScheme } from '../../scripts/generate/choose-scheme.ts';

const bearer = { type: 'http', scheme: 'bearer' };
const basic = { type: 'http', scheme: 'Basic' };
const key = { type: 'apiKey', in: 'header', name: 'X-Api-Key' };

/** The scheme of a contract whose only operation accepts any of them. */
const choose = (schemes: object) =>
  chooseScheme(schemes as never, [Object.keys(schemes).map((name) => ({ [name]: [] }))]);

test.each<[string, object, object]>([
  ['a bearer token', bearer, { in: 'header', name: 'authorization', prefix: 'Bearer ' }],
  [
    'a token of OAuth 2',
    { type: 'oauth2' },
    { in: 'header', name: 'authorization', prefix: 'Bearer ' },
  ],
  ['a name and a password', basic, { in: 'header', name: 'authorization', prefix: 'Basic ' }],
  ['a key in a header', key, { in: 'header', name: 'x-api-key', prefix: '' }],
  [
    'a key in the query',
    { ...key, in: 'query', name: 'key' },
    { in: 'query', name: 'key', prefix: '' },
  ],
  [
    'a token whose description shows the word before it',
    { ...key, name: 'Authorization', description: 'As in `Authorization: Token xxx.yyy`.' },
    { in: 'header', name: 'authorization', prefix: 'Token ' },
  ],
])('A request carries %s where the contract says', (_, scheme, location) => {
  expect(choose({ scheme })?.location).toEqual(location);
});

test.each([
  ["Send it in the 'Authorization' header :\n\n    Token xxx.yyy.zzz", 'Token '],
  ['Token-based authentication with required prefix "Token"', 'Token '],
  ['JWT Authorization header. Example: "Authorization: Bearer {token}"', 'Bearer '],
  ['Type "Bearer" followed by a space and the token.', 'Bearer '],
  ['In the format **Bearer &lt;token>**', 'Bearer '],
  ['JWT Authorization header using the Bearer scheme.', 'Bearer '],
  ['Authorization: ApiKey abc', 'ApiKey '],
  ['A personal token, see [tokens](https://example.com).', ''],
  ['Your API key.', ''],
])('The word before a token is read from a description: %j', (description, prefix) => {
  const authorization = { ...key, name: 'Authorization', description };
  expect(choose({ authorization })?.location.prefix).toBe(prefix);
  expect(choose({ key: { ...key, description } })?.location.prefix).toBe('');
});

test('A key in a cookie cannot be sent', () => {
  expect(choose({ scheme: { ...key, in: 'cookie' } })).toBeUndefined();
});

test('Of several schemes, it is the one that most operations accept', () => {
  const securities = [[{ key: [] }], [{ key: [] }, { bearer: [] }], []];
  expect(chooseScheme({ bearer, key } as never, securities)?.name).toBe('key');
});

test('Of several that as many operations accept, it is the one whose credential can end', () => {
  expect(choose({ basic, key, bearer })?.name).toBe('bearer');
});

test('A scheme that no operation accepts is none', () => {
  expect(chooseScheme({ bearer }, [[]])).toBeUndefined();
});

test('Keys that operations require together are one credential with an input for each', () => {
  const secret = { ...key, name: 'X-Api-Secret' };
  const together = [[{ key: [], secret: [] }]];
  expect(chooseScheme({ key, secret } as never, together)).toMatchObject({
    location: { name: 'x-api-key', otherHeaders: ['x-api-secret'] },
    labels: ['X-Api-Key', 'X-Api-Secret'],
  });
  expect(choose({ key, secret })?.labels).toBeUndefined();
});

const header = (name: string, schema: object = { type: 'string' }) => ({
  in: 'header',
  name,
  required: true,
  schema,
});

test('Headers that most operations require are keys, also without a security scheme', () => {
  const both = [header('Api-Key'), header('Api-Username')];
  expect(chooseHeaders([both, both, []])).toEqual({
    kind: 'apiKey',
    location: { in: 'header', name: 'api-key', prefix: '', otherHeaders: ['api-username'] },
    labels: ['Api-Key', 'Api-Username'],
  });
  const token = { ...header('Authorization'), description: 'Authorization: Token xxx' };
  expect(chooseHeaders([[token]])?.location).toMatchObject({ prefix: 'Token ' });
});

test('Headers of few operations, and headers with known values, are no keys', () => {
  const optional = { ...header('X-Trace'), required: false };
  const known = [
    header('Accept'),
    header('X-Version', { type: 'string', enum: ['1'] }),
    header('X-Tenant', { type: 'string', default: 'main' }),
  ];
  const operations = [[...known, optional, header('Idempotency-Key')], known, known];
  expect(chooseHeaders(operations)).toBeUndefined();
});

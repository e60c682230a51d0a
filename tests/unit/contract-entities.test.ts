import { expect, test } from 'vitest';
import { listEntities } from '../../scripts/resource/list-entities.ts';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';
import { integer, jsonOf, listOf, objectOf, text } from '../support/schemas.ts';

const respond = (schema: object) => ({ responses: { 200: jsonOf(schema) } });

const record = objectOf({ _id: text });

const query = (name: string, required = false) => ({
  name,
  in: 'query',
  required,
  schema: integer,
});

const list = (rows: string, operationId?: string) => ({
  get: {
    ...(operationId && { operationId }),
    parameters: [query('currentPage'), query('resultPerPage')],
    ...respond(objectOf({ [rows]: listOf(record), length: integer })),
  },
});

const read = (operationId?: string) => ({
  get: { ...(operationId && { operationId }), ...respond(objectOf({ found: record })) },
});

const body = { requestBody: jsonOf(objectOf({ name: text })) };

/** The entities of a contract with the paths: name, keys of operations, problem, notes. */
function readEntities(paths: object) {
  return listEntities(describeOperations({ paths })).map(
    ({ name, operations, problem, notes }) => ({
      name,
      keys: Object.values(operations).map(({ key }) => key),
      ...(problem && { problem }),
      ...(notes.length > 0 && { notes }),
    }),
  );
}

test.each([
  ['its path', '/api/v1/gift-cards', 'rows', 'search', 'gift-cards'],
  [
    'its path without a slash at the end',
    '/api/gift-cards/',
    'rows',
    'gift-cards-read',
    'gift-cards',
  ],
  [
    'its operationId where the path is a verb',
    '/api/list',
    'rows',
    'getAllGiftCards',
    'gift-cards',
  ],
  ['its rows, which are the plural', '/api/list', 'giftCards', 'listGiftCard', 'gift-cards'],
])('An entity is named by %s', (_, address, rows, operationId, name) => {
  const paths = { [address]: list(rows, operationId), '/api/card/{id}': read('getGiftCard') };
  const keys = [`GET ${address}`, 'GET /api/card/{id}'];
  expect(readEntities(paths)).toEqual([{ name, keys }]);
});

test.each([
  ['/gift-cards.json', '/gift-cards/{id}.json'],
  ['/gift-cards/json', '/gift-cards/{id}/json'],
])('The format at the end of %s and %s is no part of a name', (listPath, readPath) => {
  const paths = { [listPath]: list('rows'), [readPath]: read() };
  const keys = [`GET ${listPath}`, `GET ${readPath}`];
  expect(readEntities(paths)).toEqual([{ name: 'gift-cards', keys }]);
});

test('Two lists with the same end of their paths have different names', () => {
  const paths = { '/cards': list('cards'), '/public/cards': list('cards') };
  expect(readEntities(paths).map(({ name }) => name)).toEqual(['cards', 'public-cards']);
});

test('The operations of an entity are at its path, whatever they are called', () => {
  const paths = {
    '/orders/': { ...list('items'), post: body },
    '/orders/{order_id}': { ...read('fetch'), put: body, patch: body, delete: {} },
    '/orders/{order_id}/lines/{line}': read(),
    '/orders/import': { post: body },
    '/users': list('users'),
    '/users/{id}/orders/{order}': { delete: {} },
  };
  const keys = [
    'GET /orders/',
    'GET /orders/{order_id}',
    'POST /orders/',
    // A PATCH changes no more than it is sent.
    'PATCH /orders/{order_id}',
    'DELETE /orders/{order_id}',
  ];
  expect(readEntities(paths)).toEqual([
    { name: 'orders', keys },
    { name: 'users', keys: ['GET /users'] },
  ]);
});

test('A list at a verb is of what is at the path above', () => {
  const paths = { '/pets/findByStatus': list('rows'), '/pets/{petId}': read() };
  const keys = ['GET /pets/findByStatus', 'GET /pets/{petId}'];
  expect(readEntities(paths)).toEqual([{ name: 'pets', keys }]);
});

test('A contract may name its operations after what they do', () => {
  const paths = {
    '/getAllCards': list('cards', 'getAllCards'),
    '/getCard/{id}': read('getCard'),
    '/saveCard/{id}': { put: { operationId: 'updateCard', ...body } },
    '/notes/{id}': { delete: { operationId: 'deleteNote' } },
  };
  const keys = ['GET /getAllCards', 'GET /getCard/{id}', 'PUT /saveCard/{id}'];
  expect(readEntities(paths)).toEqual([{ name: 'cards', keys }]);
});

test('An operation that may be several is left out with a line', () => {
  const paths = {
    '/cards': list('cards', 'getCards'),
    '/card/{id}': read('getCard'),
    '/old/card/{id}': read('findCard'),
  };
  expect(readEntities(paths)).toEqual([
    {
      name: 'cards',
      keys: ['GET /cards'],
      notes: [
        'several operations may be the read: GET /card/{id}, GET /old/card/{id}; choose one with --read-operation',
      ],
    },
  ]);
});

test('A read by what no row has is left out with a line', () => {
  const paths = { '/users': list('users'), '/users/{username}': read() };
  expect(readEntities(paths)).toMatchObject([
    {
      keys: ['GET /users'],
      notes: [
        expect.stringMatching(/^GET \/users\/\{username\} is not used: No property of the rows/),
      ],
    },
  ]);
});

test.each([
  [
    'whose rows have no identifier',
    { get: respond(listOf(objectOf({ day: text }))) },
    /is the identifier/,
  ],
  [
    'that needs a query parameter',
    { get: { ...list('rows').get, parameters: [query('from', true)] } },
    /needs the query parameter from/,
  ],
  [
    'with several lists',
    { get: respond(objectOf({ cats: listOf(record), dogs: listOf(record) })) },
    /found cats, dogs/,
  ],
])('A list %s is no screen', (_, item, problem) => {
  expect(readEntities({ '/days': item })).toMatchObject([
    { name: 'days', problem: expect.stringMatching(problem) },
  ]);
});

test.each([
  ['{id}', 'CompanyID'],
  ['{company_id}', 'id'],
  ['{id_company}', 'id'],
  ['{orgid}', 'id'],
  ['{company}', 'slug'],
  ['{companyname}', 'name'],
])('A record of companies that is read by %s is identified by its %s', (param, property) => {
  const company = objectOf({ [property]: text, city: text });
  const paths = {
    '/companies': { get: respond(listOf(company)) },
    [`/companies/${param}`]: { get: respond(company) },
  };
  expect(readEntities(paths)).toEqual([
    { name: 'companies', keys: ['GET /companies', `GET /companies/${param}`] },
  ]);
});

test('A list below a record is no screen of its own', () => {
  expect(readEntities({ '/orgs/{org}/repos': list('repos') })).toMatchObject([
    { name: 'repos', problem: 'It lies below one {org}.' },
  ]);
});

test('A list below a record of an entity is on its page', () => {
  const paths = {
    '/orgs': list('orgs'),
    '/orgs/{orgId}': read(),
    '/orgs/{orgId}/repos': list('repos'),
    '/orgs/{orgId}/days': {
      get: { ...list('days').get, parameters: [query('from', true)] },
    },
    '/orgs/{orgId}/repos/{repo}/issues': list('issues'),
  };
  const entities = listEntities(describeOperations({ paths }));
  expect(entities.map(({ name, parent, problem }) => [name, parent, problem])).toEqual([
    ['orgs', undefined, undefined],
    ['repos', 'orgs', 'It is shown on the page of one org.'],
    ['days', undefined, 'It lies below one {orgId}.'],
    ['issues', undefined, 'It lies below one {orgId}.'],
  ]);
});

test('A record that has lists is no list', () => {
  const me = objectOf({ id: text, roles: listOf(record) });
  expect(readEntities({ '/users/me': { get: respond(me) } })).toEqual([]);
});

test('A list with rows of the list above it is no screen of its own', () => {
  const post = objectOf({ id: text, title: text });
  const posts = { get: respond(listOf(post)) };
  const tags = { get: respond(listOf(objectOf({ id: text, colour: text }))) };
  const paths = {
    '/posts/latest': { get: respond(objectOf({ latest: listOf(post) })) },
    '/posts': posts,
    '/posts/drafts': posts,
    '/posts/drafts/{id}': read(),
    '/posts/tags': tags,
    // This list above another one cannot be a screen.
    '/days': { get: { ...posts.get, parameters: [query('from', true)] } },
    '/days/today': posts,
  };
  const entities = listEntities(describeOperations({ paths }));
  expect(entities.map(({ name, problem }) => [name, problem])).toEqual([
    ['latest', 'Its rows are those of GET /posts.'],
    ['posts', undefined],
    ['drafts', undefined],
    ['tags', undefined],
    ['days', 'GET /days needs the query parameter from.'],
    ['today', undefined],
  ]);
});

test('An object without a list of objects is no list', () => {
  const settings = objectOf({ theme: text, colours: listOf(text), mail: objectOf({ host: text }) });
  expect(readEntities({ '/settings': { get: respond(settings) } })).toEqual([]);
});

test('A parameter in the name of an operation does not relate it to a list', () => {
  const paths = {
    '/commands/types': { get: respond(listOf(objectOf({ id: text }))) },
    '/reports/devices/{type}': read('getReportsDevicesByType'),
  };
  expect(readEntities(paths)).toEqual([{ name: 'types', keys: ['GET /commands/types'] }]);
});

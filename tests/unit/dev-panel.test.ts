import { jwtDecode } from 'jwt-decode';
import { expect, test } from 'vitest';
import {
  findScreenOperations,
  formatHeader,
  readChoices,
  writeChoices,
} from '../../scripts/dev/panel/scenario-choices.ts';
import { expireSession } from '../../scripts/dev/panel/session-section.tsx';
import { parsePrismViolations } from '../../scripts/dev/panel/violation-panel.tsx';
import type { ContractOperation } from '../../scripts/generate/contract-operations.ts';
import { readChoices as readHeader } from '../../scripts/lib/scenarios/serve-scenarios.ts';
import { createSessionStore } from '../../src/session/session-store.ts';
import { createMemoryStorage, createToken } from '../support/memory-session.ts';

test.each([
  ['', {}],
  ['?scenario=getAllUsers:500', { getAllUsers: '500' }],
  [
    '?scenario=getAllUsers:500&scenario=getUser:200.firstPage',
    { getAllUsers: '500', getUser: '200.firstPage' },
  ],
  ['?scenario=getAllUsers%3A500', { getAllUsers: '500' }],
  ['?theme=dark&scenario=login:slow&utm', { login: 'slow' }],
  ['?scenario=getUser:404&scenario=getUser:500', { getUser: '500' }],
  ['?scenario=getUser&scenario=:500&scenario=getUser:&scenario=', {}],
  ['?scenario=getUser:200.a:b', { getUser: '200.a:b' }],
])('The choices in %j are %j', (search, choices) => {
  expect(readChoices(search)).toEqual(choices);
});

test.each([
  ['', { getAllUsers: '500' }, '?scenario=getAllUsers:500'],
  ['?scenario=getAllUsers:500', {}, ''],
  ['?scenario=getAllUsers:500', { getUser: 'slow' }, '?scenario=getUser:slow'],
  ['?a=1%202&scenario=x:500&b', { login: '401' }, '?a=1+2&b=&scenario=login:401'],
  ['?a=1&scenario=x:500', {}, '?a=1'],
])(
  'With other choices, the query %j of an address keeps its other parameters',
  (search, choices, next) => {
    expect(writeChoices(search, choices)).toBe(next);
  },
);

test('Any names are the same after they were in an address', () => {
  const choices = { 'get users&all=1': '200.é #1', b: '%41' };
  expect(readChoices(writeChoices('', choices))).toEqual(choices);
});

test('The header lists the choices in characters that a header can have', () => {
  expect(formatHeader({ getUser: '日, 本' })).toBe('getUser:%E6%97%A5%2C%20%E6%9C%AC');
  expect(formatHeader({})).toBe('');
  const two = formatHeader({ getAllUsers: '500', getUser: 'slow' });
  expect(two).toBe('getAllUsers:500, getUser:slow');
});

const createOperation = (id: string, ...examples: string[]) => {
  const media = { examples: Object.fromEntries(examples.map((name) => [name, { value: {} }])) };
  const operation = { responses: { 200: { content: { 'application/json': media } } } };
  return { id, operation } as unknown as ContractOperation;
};

const operations = [createOperation('users:list'), createOperation('getUser', 'a:b', 'c')];

/** The names of the scenarios that a header chooses, by operation, and its choices that are unknown. */
function readNames(header: string) {
  const { chosen, unknown } = readHeader(header, operations);
  const names = [...chosen].map(([id, { name }]) => [id, name]);
  return { chosen: Object.fromEntries(names), unknown };
}

test.each([
  ['getUser:slow, users%3Alist:200', { getUser: 'slow', 'users:list': '200' }],
  ['getUser:200.a%3Ab', { getUser: '200.a:b' }],
])('The choices in the header %j are %j', (header, choices) => {
  expect(readNames(header)).toEqual({ chosen: choices, unknown: [] });
});

test.each(['getUser:200.d', 'getUsers:500', 'getUser', ':500', '%', 'getUser:%E6%97%A5'])(
  'The choice %j, which the contract does not have, is named',
  (choice) => {
    expect(readNames(`${choice}, getUser:slow`)).toEqual({
      chosen: { getUser: 'slow' },
      unknown: [choice],
    });
  },
);

const catalogue = [
  ['login', '/', '/admin/view-profile'],
  ['getUsers', '/admin/users'],
  ['getUser', '/admin/view/user/:id'],
  ['updateUser', '/admin/view/user/:id'],
  ['addUser', '/admin/users/add'],
  ['unused'],
].map(([operationId = '', ...addresses]) => {
  const screens = addresses.map((address) => ({ screen: 'any', address }));
  return { operationId, operationKey: `GET /${operationId}`, summary: '', screens, scenarios: [] };
});

const listIds = (path: string, ...calledIds: string[]) =>
  findScreenOperations(catalogue, { path, calledIds }).map(({ operationId }) => operationId);

test.each([
  ['/', ['login']],
  ['/admin/users', ['getUsers']],
  ['/admin/users/add', ['addUser']],
  ['/admin/view/user/7', ['getUser', 'updateUser']],
  ['/admin/view/user/7/edit', ['getUser', 'updateUser']],
  ['/admin/view-profile', ['login']],
  ['/admin/privacy-policy', []],
])('The operations of the screen at %s are %j', (path, ids) => {
  expect(listIds(path)).toEqual(ids);
});

test('The operations that a screen has called are among its own', () => {
  const ids = listIds('/admin/users', 'unused', 'getUsers', 'not in the contract');
  expect(ids).toEqual(['getUsers', 'unused']);
});

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

test('A session expires after the time by the server’s clock', () => {
  const clock = { now: () => 5_000_000, syncWith: () => undefined };
  const store = createSessionStore(createMemoryStorage(), new EventTarget(), clock);
  expireSession(store, 30);
  expect(store.get()).toBeUndefined();

  const claims = { sub: '7', name: 'Zoë ???>>> 日本', exp: 9_000_000 };
  const [header, , signature] = createToken(claims).split('.');
  store.signIn({ token: createToken(claims), user: { _id: '7' } });
  const signal = store.getSignal();
  for (const seconds of [30, 120]) {
    expireSession(store, seconds);
    expect(store.getSecondsLeft()).toBe(seconds);
    const { token = '', user } = store.get() ?? {};
    expect(user).toEqual({ _id: '7' });
    expect(jwtDecode(token)).toEqual({ ...claims, exp: 5_000_000 + seconds });
    expect([token.split('.')[0], token.split('.')[2]]).toEqual([header, signature]);
  }
  expect(signal.aborted).toBe(false);
});

import { expect, test } from 'vitest';
import {
  findScreenOperations,
  formatHeader,
  readChoices,
  writeChoices,
} from '../../scripts/dev/panel/scenario-choices.ts';

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

test('The header lists the choices, in characters that a header takes', () => {
  expect(formatHeader({ getUser: '日, 本' })).toBe('getUser:%E6%97%A5%2C%20%E6%9C%AC');
  expect(formatHeader({})).toBe('');
  const two = formatHeader({ getAllUsers: '500', getUser: 'slow' });
  expect(two).toBe('getAllUsers:500, getUser:slow');
});

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

test('What a screen has called is among its operations, once, in the order of the contract', () => {
  const ids = listIds('/admin/users', 'unused', 'getUsers', 'not in the contract');
  expect(ids).toEqual(['getUsers', 'unused']);
});

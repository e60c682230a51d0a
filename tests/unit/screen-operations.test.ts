import { expect, test } from 'vitest';
import { findScreenOperations } from '../../scripts/dev/panel/scenario-choices.ts';

const catalogue = [
  ['login', '/', '/admin/view-profile'],
  ['getUsers', '/admin/users'],
  ['getUser', '/admin/view/user/:id'],
  ['updateUser', '/admin/view/user/:id'],
  ['addUser', '/admin/users/add'],
  ['unused'],
].map(([operationId = '', ...addresses]) => ({
  operationId,
  operationKey: `GET /${operationId}`,
  summary: '',
  screens: addresses.map((address) => ({ screen: 'any', address })),
  scenarios: [],
}));

test.each([
  ['/', ['login']],
  ['/admin/users', ['getUsers']],
  ['/admin/users/add', ['addUser']],
  ['/admin/view/user/7', ['getUser', 'updateUser']],
  ['/admin/view/user/7/edit', ['getUser', 'updateUser']],
  ['/admin/view-profile', ['login']],
  ['/admin/privacy-policy', []],
])('The operations of the screen at %s are %j', (path, ids) => {
  const found = findScreenOperations(catalogue, { path, calledIds: [] });
  expect(found.map(({ operationId }) => operationId)).toEqual(ids);
});

test('What a screen has called is among its operations, once, in the order of the contract', () => {
  const found = findScreenOperations(catalogue, {
    path: '/admin/users',
    calledIds: ['unused', 'getUsers', 'not in the contract'],
  });
  expect(found.map(({ operationId }) => operationId)).toEqual(['getUsers', 'unused']);
});

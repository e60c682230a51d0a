import { expect, test } from 'vitest';
import { readReturnTo, createReturnState } from '../../src/session/require-auth.tsx';

test.each([
  [{ pathname: '/admin/users', search: '?page=2' }, '/admin/users?page=2'],
  [{ pathname: '/admin/users', search: "?q=O'Brien" }, "/admin/users?q=O'Brien"],
  [{ pathname: '/admin/view-profile/', search: '' }, '/admin/view-profile/'],
])('After signing in, the requested page opens: %j', (location, path) => {
  expect(readReturnTo(createReturnState(location))).toBe(path);
});

test.each([
  null,
  undefined,
  {},
  'x',
  ...[
    7,
    '',
    '/',
    '/admin',
    'admin/users',
    'https://evil.example/admin/users',
    'javascript:alert(1)',
  ].map((returnTo) => ({ returnTo })),
])('After signing in, the dashboard opens for the state %j', (state) => {
  expect(readReturnTo(state)).toBe('/admin/dashboard');
});

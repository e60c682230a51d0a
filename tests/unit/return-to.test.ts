import { describe, expect, test } from 'vitest';
import { readReturnTo, createReturnState } from '../../src/session/require-auth.tsx';

describe('After signing in', () => {
  test.each([
    [{ pathname: '/admin/users', search: '?page=2' }, '/admin/users?page=2'],
    [{ pathname: '/admin/users', search: "?q=O'Brien" }, "/admin/users?q=O'Brien"],
    [{ pathname: '/admin/view-profile/', search: '' }, '/admin/view-profile/'],
  ])('the requested page opens: %j', (location, path) => {
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
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/admin/\\evil.example',
      '/admin//evil.example',
      '/admin/../../evil',
      '/admin/%2e%2e/evil',
      '/admin/us\ters',
      ' /admin/users',
      '/Admin/users',
      '/admin',
      '/administrator/users',
      'admin/users',
      'https://evil.example/admin/users',
      'https:/admin/users',
      'https:admin/users',
      'javascript:alert(1)',
      '/admin/users#/admin/banners',
      'https://console.invalid/admin/users',
      'https://user:password@console.invalid/admin/users',
      '/admin/users@evil.example',
    ].map((returnTo) => ({ returnTo })),
  ])('the dashboard opens for the state %j', (state) => {
    expect(readReturnTo(state)).toBe('/admin/dashboard');
  });
});

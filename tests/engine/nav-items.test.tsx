import { expect, test } from 'vitest';
import { createNavItems } from '../../src/app/layout/nav-items.ts';
import { resources } from '../../src/app/resources.ts';
import { coupons } from './coupons/coupons.ts';

test('A new resource is in the sidebar, after those of the product', () => {
  const labels = createNavItems([coupons, ...resources]).map(({ label }) => label);
  expect(labels).toEqual([
    'Dashboard',
    'Users',
    'Stories',
    'Genres',
    'Banners',
    'Coupons',
    'Privacy Policy',
    'Terms & Condition',
  ]);
});

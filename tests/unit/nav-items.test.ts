import { expect, test } from 'vitest';
import { createNavItems } from '../../src/app/layout/nav-items.ts';
import { resources } from '../../src/app/resources.ts';
import { coupons } from '../engine/coupons/coupons.ts';

test('Every registered resource is in the sidebar, a new one after those of the product', () => {
  const product = ['Users', 'Stories', 'Genres', 'Banners'];
  const others = [coupons, ...resources]
    .map(({ labels }) => labels.plural)
    .filter((label) => !product.includes(label));
  const items = createNavItems([coupons, ...resources]);
  expect(items.map(({ label }) => label)).toEqual([
    'Dashboard',
    ...product,
    ...others,
    'Privacy Policy',
    'Terms & Condition',
  ]);
  expect(items.map(({ to }) => to)).toEqual(
    expect.arrayContaining(resources.map(({ routes }) => routes.list)),
  );
});

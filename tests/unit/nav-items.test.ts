import { expect, test } from 'vitest';
import { createNavItems } from '../../src/app/layout/nav-items.ts';
import { resources } from '../../src/app/resources.ts';
import { coupons } from '../engine/coupons/coupons.ts';

test('Every registered resource is in the sidebar, a new one after those of the product', () => {
  const all = [coupons, ...resources];
  const items = createNavItems(all);
  const product = ['Users', 'Stories', 'Genres', 'Banners'];
  const others = all.map(({ labels }) => labels.plural).filter((name) => !product.includes(name));
  const names = ['Dashboard', ...product, ...others, 'Privacy Policy', 'Terms & Condition'];
  expect(items.map(({ label }) => label)).toEqual(names);
  const routes = resources.map((resource) => resource.routes.list);
  expect(items.map(({ to }) => to)).toEqual(expect.arrayContaining(routes));
});

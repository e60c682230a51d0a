import { expect, test } from 'vitest';
import { createNavItems } from '../../src/app/nav-items.ts';
import { resources, sortResources } from '../../src/app/resources.ts';
import { getLetters } from '../../src/ui/icon.tsx';
import { coupons } from '../engine/coupons/coupons.ts';

test('Every registered resource is in the sidebar, between the screens of the product', () => {
  const navItems = createNavItems(resources);
  const labels = navItems.map(({ label }) => label);
  const plurals = resources.map((resource) => resource.labels.plural);
  expect(labels).toEqual(['Dashboard', ...plurals, 'Privacy Policy', 'Terms & Condition']);
  const routes = resources.map((resource) => resource.routes.list);
  expect(navItems.map(({ to }) => to)).toEqual(expect.arrayContaining(routes));
});

test('A resource without a place in the order of the product comes last', () => {
  const names = sortResources([coupons, ...resources]).map(({ labels }) => labels.plural);
  expect(names).toEqual(['Users', 'Stories', 'Genres', 'Banners', ...names.slice(4)]);
  expect(names.slice(4)).toContain('Coupons');
});

test.each([
  ['Boats', 'Bo'],
  ['Story Rooms', 'SR'],
  ['Lists of Terms', 'Lo'],
  ['X', 'X'],
  ['😀🎈 Days', '😀D'],
])('A link without an icon has the first letters of its label: %s', (label, letters) => {
  expect(getLetters(label)).toBe(letters);
});

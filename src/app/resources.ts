import { operations } from '../api/contract.ts';
import { resolveResources } from '../engine/config/resolve-resources.ts';
import { order, resources as registered, screens as productScreens } from '../product/product.ts';
import type { Resource } from '../engine/config/resource.ts';
import { devTools } from './dev-tools.ts';

type Registered = typeof registered;

declare module '../engine/config/fields.ts' {
  interface Register extends Registered {}
}

/** Every resource of the product, resolved with the contract, by the name of its export. */
export const resourcesByName = resolveResources(registered, operations);

const getPosition = ({ name }: Resource) =>
  order.includes(name) ? order.indexOf(name) : order.length;

/** Sorts resources in the order of the product; those that it does not name are last. */
export const sortResources = (unsorted: readonly Resource[]) =>
  unsorted.toSorted((a, b) => getPosition(a) - getPosition(b));

export const resources = sortResources(Object.values<Resource>(resourcesByName));

/**
 * The screens of the product that belong to no resource. They are exported here, because an edit would reload the page
 * if another module imported the product, too.
 */
export { productScreens };

import.meta.hot?.accept('../product/product.ts', (edited) => {
  if (!edited) return;
  if (edited['screens'] !== productScreens) import.meta.hot?.invalidate();
  const editedResources: Registered = edited['resources'];
  devTools?.replaceResources(resourcesByName, resolveResources(editedResources, operations));
});

import { operations } from '../api/contract.ts';
import { resolveResources } from '../engine/config/resolve-resources.ts';
import { order, resources as registered, screens as productScreens } from '../product/product.ts';
import type { Resource } from '../engine/config/resource.ts';
import { devTools } from './dev-tools.ts';

type Registered = typeof registered;

declare module '../engine/config/fields.ts' {
  interface Register extends Registered {}
}

/** Every registered resource, completed with what the contract states, by the name that it is exported by. */
export const resourcesByName = resolveResources(registered, operations);

const getPosition = ({ name }: Resource) =>
  order.includes(name) ? order.indexOf(name) : order.length;

/** Resources in the order of the product; those without a place come last. */
export const sortResources = (unsorted: readonly Resource[]) =>
  unsorted.toSorted((a, b) => getPosition(a) - getPosition(b));

export const resources = sortResources(Object.values<Resource>(resourcesByName));

/** The screens of the product that are no resource: another module that imports the product would have edits reload the page. */
export { productScreens };

import.meta.hot?.accept('../product/product.ts', (edited) => {
  if (!edited) return;
  if (edited['screens'] !== productScreens) import.meta.hot?.invalidate();
  const next = resolveResources(edited['resources'] as Registered, operations);
  devTools?.replaceResources(resourcesByName, next);
});

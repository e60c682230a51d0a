import { operations } from '../api/contract.ts';
import { resolveResources } from '../engine/config/resolve-resources.ts';
import * as registered from '../resources/index.ts';
import { devTools } from './dev-tools.ts';

type Registered = typeof registered;

declare module '../engine/config/fields.ts' {
  interface Register extends Registered {}
}

/** Every registered resource, completed with what the contract states, by the name that it is exported by. */
export const resourcesByName = resolveResources(registered, operations);

export const resources = Object.values(resourcesByName);

import.meta.hot?.accept('../resources/index.ts', (edited) => {
  if (!edited) return;
  const next = resolveResources(edited as unknown as Registered, operations);
  devTools?.replaceResources(resourcesByName, next);
});

import { operations } from '../api/contract.ts';
import { completeResources } from '../engine/complete-resources.ts';
import * as registered from '../resources/index.ts';

type Registered = typeof registered;

declare module '../engine/registered-resources.ts' {
  interface Register extends Registered {}
}

/** Every registered resource, completed with what the contract states, by the name that it is exported by. */
export const resourcesByName = completeResources(registered, operations);

export const resources = Object.values(resourcesByName);

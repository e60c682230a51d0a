import { operations } from '../api/contract.ts';
import { completeResource } from '../engine/complete-resource.ts';
import * as registered from '../resources/index.ts';

/** Every registered resource, completed with what the contract states. */
export const resources = Object.values(registered).map((options) =>
  completeResource(options, operations),
);

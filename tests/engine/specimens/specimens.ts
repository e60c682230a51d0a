import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import {
  operations,
  type OperationTypes as SpecimenOperationTypes,
} from './generated/operations.ts';
import { specimens as scaffold } from './scaffold.ts';

declare module '../../../src/generated/operations.ts' {
  interface OperationTypes extends SpecimenOperationTypes {}
}

/** A resource with a property of every kind of schema, as scaffolded by npm run resource. */
export const specimens = resolveResource(scaffold, operations);

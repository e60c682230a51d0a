import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import {
  operations,
  type OperationTypes as SpecimenOperationTypes,
} from './generated/operations.ts';
import { specimens as scaffold } from './scaffold.ts';

export { scaffold };

declare module '../../../src/generated/operations.ts' {
  interface OperationTypes extends SpecimenOperationTypes {}
}

/** A resource with a property of every kind of schema, as scaffolded by npm run resource. */
export const specimens = resolveResource(scaffold, operations);

/** Specimens with few fields, and with what a scaffold cannot know of their actions. */
export const specimensWithActions = resolveResource(
  {
    ...scaffold,
    duplicate: false,
    columns: ['name', 'status'],
    detailFields: ['name', 'status'],
    actions: [
      {
        label: 'Return',
        operation: 'POST /specimens/{specimenId}/return',
        confirm: 'Return this specimen?',
        when: ({ status }) => status === 'lent',
      },
      {
        label: 'Print card',
        operation: 'PUT /specimens/{specimenId}/card',
        successMessage: 'Card Printed',
      },
    ],
  },
  operations,
);

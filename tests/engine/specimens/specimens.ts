import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import { defineResource } from '../../../src/engine/config/define-resource.ts';
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

const options = defineResource({
  name: 'specimens',
  operations: {
    list: 'GET /specimens',
    read: 'GET /specimens/{specimenId}',
    update: 'PATCH /specimens/{specimenId}',
    delete: 'DELETE /specimens/{specimenId}',
  },
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
});

/** Specimens with few fields, and with what a scaffold cannot know of their actions. */
export const specimensWithActions = resolveResource(options, operations);

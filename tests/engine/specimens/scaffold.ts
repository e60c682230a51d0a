import { defineResource } from '../../../src/engine/config/define-resource.ts';

export const specimens = defineResource({
  name: 'specimens',
  operations: {
    list: 'GET /specimens',
    read: 'GET /specimens/{specimenId}',
    create: 'POST /specimens',
    update: 'PATCH /specimens/{specimenId}',
    delete: 'DELETE /specimens/{specimenId}',
  },
  duplicate: true,
  actions: [
    { label: 'Return', operation: 'POST /specimens/{specimenId}/return' },
    { label: 'Print card', operation: 'PUT /specimens/{specimenId}/card' },
  ],
  // Optional: labels, search, columns, detailFields, formFields, mutations, … (src/engine/README.md)
});

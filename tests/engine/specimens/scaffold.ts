import { defineResource } from '../../../src/engine/config/define-resource.ts';

/** The rest is derived from the contract. What can be set: src/engine/README.md. */
export const specimens = defineResource({
  name: 'specimens',

  operations: {
    list: 'GET /api/specimens',
    read: 'GET /api/specimens/{id}',
    create: 'POST /api/specimens',
    update: 'PUT /api/specimens/{id}',
    delete: 'DELETE /api/specimens/{id}',
  },
});

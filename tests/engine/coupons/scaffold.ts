import { defineResource } from '../../../src/engine/define-resource.ts';

/** The rest is derived from the contract. What can be set: src/engine/README.md. */
export const coupons = defineResource({
  name: 'coupons',

  operations: {
    list: 'GET /api/coupons',
    read: 'GET /api/coupons/{id}',
    create: 'POST /api/coupons',
    update: 'PUT /api/coupons/{id}',
    delete: 'DELETE /api/coupons/{id}',
  },
});

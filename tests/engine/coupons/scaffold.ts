import { defineResource } from '../../../src/engine/config/define-resource.ts';

export const coupons = defineResource({
  name: 'coupons',
  operations: {
    list: 'GET /api/coupons',
    read: 'GET /api/coupons/{id}',
    create: 'POST /api/coupons',
    update: 'PUT /api/coupons/{id}',
    delete: 'DELETE /api/coupons/{id}',
  },
  duplicate: true,
  // Optional: labels, search, columns, detailFields, formFields, mutations, … (src/engine/README.md)
});

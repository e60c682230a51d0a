import { defineResource } from '../../../../src/engine/config/define-resource.ts';

export const customers = defineResource({
  name: 'customers',
  operations: {
    list: 'GET /customers',
    read: 'GET /customers/{customerId}',
    create: 'POST /customers',
    update: 'PUT /customers/{customerId}',
    delete: 'DELETE /customers/{customerId}',
  },
  // Optional: labels, search, columns, detailFields, formFields, mutations, … (src/engine/README.md)
});

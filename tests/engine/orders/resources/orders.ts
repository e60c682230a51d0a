import { defineResource } from '../../../../src/engine/config/define-resource.ts';

export const orders = defineResource({
  name: 'orders',
  operations: {
    list: 'GET /orders',
    read: 'GET /orders/{orderId}',
    create: 'POST /orders',
    update: 'PATCH /orders/{orderId}',
    delete: 'DELETE /orders/{orderId}',
  },
  actions: [
    { label: 'Approve', operation: 'POST /orders/{orderId}/approve' },
    { label: 'Resend receipt', operation: 'PUT /orders/{orderId}/receipt' },
  ],
  // Set: the reference to customers.
  detailFields: [
    'customer',
    { key: 'customerId', type: 'reference', resource: 'customers' },
    'lines',
    'shippingAddress',
    'status',
    'note',
  ],
  formFields: { customerId: { label: 'Customer', type: 'reference', resource: 'customers' } },
});

import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import { defineResource } from '../../../src/engine/config/define-resource.ts';
import { lazyComponent } from '../../../src/ui/loading/lazy-component.ts';
import { operations, type OperationTypes as OrderOperationTypes } from './generated/operations.ts';

declare module '../../../src/generated/operations.ts' {
  interface OperationTypes extends OrderOperationTypes {}
}

const LabelSection = lazyComponent(
  () => import('./label-sections.tsx'),
  (module) => module.LabelSection,
);

const LabelFields = lazyComponent(
  () => import('./label-sections.tsx'),
  (module) => module.LabelFields,
);

/** A resource with other paging parameters and identifiers than those of the console's contract, with actions and sections. */
const options = defineResource({
  name: 'orders',
  operations: {
    list: 'GET /orders',
    read: 'GET /orders/{orderId}',
    update: 'PATCH /orders/{orderId}',
    delete: 'DELETE /orders/{orderId}',
  },
  recordLabel: (order) => String(order.id),
  mutations: { update: { redirectDelayMs: 20 } },
  detailSections: [{ title: 'Label', component: LabelSection }],
  formSections: [{ fields: ['colour', 'customer'], component: LabelFields }],
  actions: [
    {
      label: 'Approve',
      operation: 'POST /orders/{orderId}/approve',
      confirm: 'Approve this order?',
      when: ({ status }) => status === 'open',
    },
    {
      label: 'Resend receipt',
      operation: 'PUT /orders/{orderId}/receipt',
      successMessage: 'Receipt Sent',
    },
  ],
});

export const orders = resolveResource(options, operations);

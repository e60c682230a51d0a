import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import { operations, type OperationTypes as CouponOperationTypes } from './generated/operations.ts';
import { coupons as scaffold } from './scaffold.ts';

declare module '../../../src/generated/operations.ts' {
  interface OperationTypes extends CouponOperationTypes {}
}

/** An entity that the console does not have, as scaffolded, with some keys of its configuration. */
export const coupons = resolveResource(
  {
    ...scaffold,
    duplicate: false,
    columns: [
      'code',
      'percentage',
      'active',
      { key: 'uses', type: 'count' },
      { label: 'Offer', value: ({ percentage }) => (percentage ? `${percentage} % off` : null) },
    ],
    detailFields: ['code', 'percentage', 'active', 'expiresAt'],
    formFields: { code: { requiredMessage: 'A coupon needs a code' } },
    mutations: {
      create: { redirectDelayMs: 20 },
      update: { redirectDelayMs: 20, sends: 'changes' },
      delete: { confirm: 'Delete this coupon?' },
    },
  },
  operations,
);

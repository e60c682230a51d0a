import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import { defineResource } from '../../../src/engine/config/define-resource.ts';
import { operations, type OperationTypes as CouponOperationTypes } from './generated/operations.ts';

declare module '../../../src/generated/operations.ts' {
  interface OperationTypes extends CouponOperationTypes {}
}

/** A resource that is not part of the console, with some keys of its configuration. */
const options = defineResource({
  name: 'coupons',
  operations: {
    list: 'GET /api/coupons',
    read: 'GET /api/coupons/{id}',
    create: 'POST /api/coupons',
    update: 'PUT /api/coupons/{id}',
    delete: 'DELETE /api/coupons/{id}',
  },
  columns: [
    'code',
    'percentage',
    'active',
    { key: 'uses', type: 'count' },
    { label: 'Offer', value: (coupon) => coupon.percentage && `${coupon.percentage} % off` },
  ],
  detailFields: ['code', 'percentage', 'active', 'expiresAt'],
  formFields: { code: { requiredMessage: 'A coupon needs a code' } },
  mutations: {
    create: { redirectDelayMs: 20 },
    update: { redirectDelayMs: 20 },
    delete: { confirm: 'Delete this coupon?' },
  },
});

export const coupons = resolveResource(options, operations);

import { resolveResource } from '../../../src/engine/config/resolve-resources.ts';
import { defineResource } from '../../../src/engine/config/define-resource.ts';
import { operations, type OperationTypes as CouponOperationTypes } from './generated/operations.ts';

declare module '../../../src/generated/operations.ts' {
  interface OperationTypes extends CouponOperationTypes {}
}

/** A resource that is not part of the console, with the keys of its configuration. */
const options = defineResource({
  name: 'coupons',
  labels: { singular: 'Coupon', plural: 'Coupons' },
  operations: {
    list: 'GET /api/coupons',
    read: 'GET /api/coupons/{id}',
    create: 'POST /api/coupons',
    update: 'PUT /api/coupons/{id}',
    delete: 'DELETE /api/coupons/{id}',
  },
  rows: 'coupons',
  record: 'coupon',
  recordLabel: (coupon) => coupon.code ?? '',
  search: { placeholder: 'search by code', fields: ['code'] },
  columns: [
    { key: 'code', label: 'Code' },
    { key: 'percentage', label: 'Percentage' },
    { key: 'active', label: 'Active', type: 'yesNo' },
    { key: 'uses', label: 'Uses', type: 'count' },
    { label: 'Offer', value: (coupon) => coupon.percentage && `${coupon.percentage} % off` },
  ],
  detailFields: [
    { key: 'code', label: 'Code' },
    { key: 'percentage', label: 'Percentage' },
    { key: 'active', label: 'Active', type: 'yesNo' },
    { key: 'expiresAt', label: 'Expires' },
  ],
  formFields: {
    code: { label: 'Code', type: 'text', requiredMessage: 'A coupon needs a code' },
    percentage: { label: 'Percentage', type: 'number' },
    active: { label: 'Active', type: 'checkbox' },
    expiresAt: { label: 'Expires', type: 'date' },
    kind: { label: 'Kind', type: 'select' },
  },
  toFormValues: ({ code, percentage, active, expiresAt, kind }) => ({
    code,
    percentage,
    active,
    expiresAt,
    kind,
  }),
  mutations: {
    create: { successMessage: 'Coupon Added', redirectTo: '/admin/coupons', redirectDelayMs: 20 },
    update: { successMessage: 'Coupon Updated', redirectTo: '/admin/coupons', redirectDelayMs: 20 },
    delete: { confirm: 'Delete this coupon?', successMessage: 'Coupon Deleted' },
  },
});

export const coupons = resolveResource(options, operations);

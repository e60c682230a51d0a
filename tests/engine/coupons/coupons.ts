import { defineResource } from '../../../src/engine/define-resource.ts';
import type { Routes as CouponRoutes } from './generated/operations.ts';

declare module '../../../src/generated/operations.ts' {
  interface Routes extends CouponRoutes {}
}

/** A resource that no one planned for. */
export const coupons = defineResource({
  name: 'coupons',
  path: { list: '/admin/coupons', view: '/admin/view/coupon/:id', add: '/admin/coupon/add' },
  label: { one: 'Coupon', many: 'Coupons' },
  routes: {
    list: 'GET /api/coupons',
    read: 'GET /api/coupons/{id}',
    create: 'POST /api/coupons',
    update: 'PUT /api/coupons/{id}',
    delete: 'DELETE /api/coupons/{id}',
  },
  rows: 'coupons',
  record: 'coupon',
  nameOf: (coupon) => coupon.code ?? '',
  search: { placeholder: 'search by code' },
  columns: [
    { key: 'code', label: 'Code' },
    { key: 'percentage', label: 'Percentage' },
    { key: 'active', label: 'Active', as: 'yesNo' },
    { key: 'uses', label: 'Uses', as: 'count' },
    { label: 'Offer', value: (coupon) => coupon.percentage && `${coupon.percentage} % off` },
  ],
  details: [
    { key: 'code', label: 'Code' },
    { key: 'percentage', label: 'Percentage' },
    { key: 'active', label: 'Active', as: 'yesNo' },
    { key: 'expiresAt', label: 'Expires' },
  ],
  fields: {
    code: { label: 'Code', as: 'text', missing: 'A coupon needs a code' },
    percentage: { label: 'Percentage', as: 'number' },
    active: { label: 'Active', as: 'checkbox' },
    expiresAt: { label: 'Expires', as: 'date' },
    kind: { label: 'Kind', as: 'select' },
  },
  formValues: ({ code, percentage, active, expiresAt, kind }) => ({
    code,
    percentage,
    active,
    expiresAt,
    kind,
  }),
  done: {
    create: { toast: 'Coupon Added', goTo: '/admin/coupons', after: 20 },
    update: { toast: 'Coupon Updated', goTo: '/admin/coupons', after: 20 },
    delete: { confirm: 'Delete this coupon?', toast: 'Coupon Deleted' },
  },
});

import { defineResource } from '../../../src/engine/define-resource.ts';

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
    { key: 'expiresAt', label: 'Expires' },
    { key: 'kind', label: 'Kind' },
    { key: 'uses', label: 'Uses', as: 'count' },
  ],
  details: [
    { key: 'code', label: 'Code' },
    { key: 'percentage', label: 'Percentage' },
    { key: 'active', label: 'Active', as: 'yesNo' },
    { key: 'expiresAt', label: 'Expires' },
    { key: 'kind', label: 'Kind' },
    { key: 'uses', label: 'Uses', as: 'count' },
  ],
  fields: {
    code: { label: 'Code', as: 'text' },
    percentage: { label: 'Percentage', as: 'number' },
    active: { label: 'Active', as: 'checkbox' },
    expiresAt: { label: 'Expires', as: 'date' },
    kind: { label: 'Kind', as: 'select' },
  },
  formValues: (coupon) => ({
    code: coupon.code,
    percentage: coupon.percentage,
    active: coupon.active,
    expiresAt: coupon.expiresAt,
    kind: coupon.kind,
  }),
  done: {
    create: { toast: 'Coupon Added', goTo: '/admin/coupons', after: 1200 },
    update: { toast: 'Coupon Updated', goTo: '/admin/coupons', after: 1200 },
    delete: { confirm: 'Are you sure you want to delete this coupon?', toast: 'Coupon Deleted' },
  },
});

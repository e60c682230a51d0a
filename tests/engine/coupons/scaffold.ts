import { defineResource } from '../../../src/engine/define-resource.ts';

export const coupons = defineResource({
  name: 'coupons',
  routes: { list: '/admin/coupons', view: '/admin/view/coupon/:id', add: '/admin/coupon/add' },
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
    { key: 'expiresAt', label: 'Expires' },
    { key: 'kind', label: 'Kind' },
    { key: 'uses', label: 'Uses', type: 'count' },
  ],
  detailFields: [
    { key: 'code', label: 'Code' },
    { key: 'percentage', label: 'Percentage' },
    { key: 'active', label: 'Active', type: 'yesNo' },
    { key: 'expiresAt', label: 'Expires' },
    { key: 'kind', label: 'Kind' },
    { key: 'uses', label: 'Uses', type: 'count' },
  ],
  formFields: {
    code: { label: 'Code', type: 'text' },
    percentage: { label: 'Percentage', type: 'number' },
    active: { label: 'Active', type: 'checkbox' },
    expiresAt: { label: 'Expires', type: 'date' },
    kind: { label: 'Kind', type: 'select' },
  },
  toFormValues: (coupon) => ({
    code: coupon.code,
    percentage: coupon.percentage,
    active: coupon.active,
    expiresAt: coupon.expiresAt,
    kind: coupon.kind,
  }),
  mutations: {
    create: { successMessage: 'Coupon Added', redirectTo: '/admin/coupons', redirectDelayMs: 1200 },
    update: {
      successMessage: 'Coupon Updated',
      redirectTo: '/admin/coupons',
      redirectDelayMs: 1200,
    },
    delete: {
      confirm: 'Are you sure you want to delete this coupon?',
      successMessage: 'Coupon Deleted',
    },
  },
});

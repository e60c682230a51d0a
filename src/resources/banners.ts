import { defineResource } from '../engine/define-resource.ts';

export const banners = defineResource({
  name: 'banners',
  path: { list: '/admin/banners', view: '/admin/view/banner/:id' },
  label: { one: 'Banner', many: 'Banners' },
  routes: {
    list: 'GET /api/banner/get-banners',
    read: 'GET /api/banner/get-banner/{id}',
    delete: 'DELETE /api/banner/delete-banner/{id}',
  },
  rows: 'banners',
  record: 'banner',
  nameOf: (banner) => banner.clientName ?? '',
  search: { placeholder: 'search by client name' },
  columns: [
    { key: 'bannerUrl', label: 'Banner', as: 'image' },
    { key: 'clientName', label: 'Client Name' },
    { key: 'navigationUrl', label: 'Link', as: 'link' },
  ],
  details: [
    { key: 'bannerUrl', label: 'Banner', as: 'image' },
    { key: 'clientName', label: 'Client Name' },
    { key: 'navigationUrl', label: 'Navigation URL', as: 'link' },
  ],
  fields: {},
  formValues: () => ({}),
  done: {
    delete: {
      confirm: 'Are you sure you want to delete this Banner?',
      toast: 'Banner Deleted Succesfully.',
    },
  },
});

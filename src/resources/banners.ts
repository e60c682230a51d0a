import { defineResource } from '../engine/define-resource.ts';

/** Said of a new banner, whatever it lacks. */
const missing = 'Please add all fieled';

export const banners = defineResource({
  name: 'banners',
  path: { list: '/admin/banners', view: '/admin/view/banner/:id', add: '/admin/banner/add' },
  label: { one: 'Banner', many: 'Banners' },
  routes: {
    list: 'GET /api/banner/get-banners',
    read: 'GET /api/banner/get-banner/{id}',
    create: 'POST /api/banner/create-banner',
    update: 'PUT /api/banner/update-banner/{id}',
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
  fields: {
    clientName: { label: 'Client Name', as: 'text', missing },
    navigationUrl: { label: 'Navigation URL', as: 'text', missing },
    image: { label: 'Image', as: 'image', size: [337, 120], missing },
  },
  formValues: ({ clientName, navigationUrl, bannerUrl }) => ({
    clientName,
    navigationUrl,
    image: bannerUrl,
  }),
  done: {
    create: {
      toast: 'Banner Added Succesfully.  Redirecting...',
      goTo: '/admin/banners',
      after: 1200,
    },
    update: { toast: 'Banner Updated Succesfully.', goTo: '/admin/banners', after: 1200 },
    delete: {
      confirm: 'Are you sure you want to delete this Banner?',
      toast: 'Banner Deleted Succesfully.',
    },
  },
});

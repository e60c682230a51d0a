import { defineResource } from '../engine/define-resource.ts';

/** The form shows it once, whichever fields are empty. */
const requiredMessage = 'Please add all fieled';

export const banners = defineResource({
  name: 'banners',
  routes: { list: '/admin/banners', view: '/admin/view/banner/:id', add: '/admin/banner/add' },
  labels: { singular: 'Banner', plural: 'Banners' },
  operations: {
    list: 'GET /api/banner/get-banners',
    read: 'GET /api/banner/get-banner/{id}',
    create: 'POST /api/banner/create-banner',
    update: 'PUT /api/banner/update-banner/{id}',
    delete: 'DELETE /api/banner/delete-banner/{id}',
  },
  rows: 'banners',
  record: 'banner',
  recordLabel: (banner) => banner.clientName ?? '',
  search: { placeholder: 'search by client name', fields: ['clientName'] },
  columns: [
    { key: 'bannerUrl', label: 'Banner', type: 'image' },
    { key: 'clientName', label: 'Client Name' },
    { key: 'navigationUrl', label: 'Link', type: 'link' },
  ],
  detailFields: [
    { key: 'bannerUrl', label: 'Banner', type: 'image' },
    { key: 'clientName', label: 'Client Name' },
    { key: 'navigationUrl', label: 'Navigation URL', type: 'link' },
  ],
  formFields: {
    clientName: { label: 'Client Name', type: 'text', requiredMessage },
    navigationUrl: { label: 'Navigation URL', type: 'text', requiredMessage },
    image: { label: 'Image', type: 'image', cropSize: [337, 120], requiredMessage },
  },
  toFormValues: ({ clientName, navigationUrl, bannerUrl }) => ({
    clientName,
    navigationUrl,
    image: bannerUrl,
  }),
  mutations: {
    create: {
      successMessage: 'Banner Added Succesfully.  Redirecting...',
      redirectTo: '/admin/banners',
      redirectDelayMs: 1200,
    },
    update: {
      successMessage: 'Banner Updated Succesfully.',
      redirectTo: '/admin/banners',
      redirectDelayMs: 1200,
    },
    delete: {
      confirm: 'Are you sure you want to delete this Banner?',
      successMessage: 'Banner Deleted Succesfully.',
    },
  },
});

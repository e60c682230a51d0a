import PictureOutlined from '@ant-design/icons-svg/es/asn/PictureOutlined.js';
import { defineResource } from '../../engine/config/define-resource.ts';

/** The form shows this message once, whichever fields are empty. */
const requiredMessage = 'Please add all fieled';

export const banners = defineResource({
  name: 'banners',
  icon: PictureOutlined,
  operations: {
    list: 'GET /api/banner/get-banners',
    read: 'GET /api/banner/get-banner/{id}',
    create: 'POST /api/banner/create-banner',
    update: 'PUT /api/banner/update-banner/{id}',
    delete: 'DELETE /api/banner/delete-banner/{id}',
  },
  columns: [
    { key: 'bannerUrl', label: 'Banner', type: 'image' },
    { key: 'clientName', minWidth: 190 },
    { key: 'navigationUrl', label: 'Link' },
  ],
  detailFields: [{ key: 'bannerUrl', label: 'Banner', type: 'image' }, 'navigationUrl'],
  formFields: {
    clientName: { requiredMessage },
    navigationUrl: { requiredMessage },
    image: { cropSize: [337, 120], requiredMessage },
  },
  toFormValues: ({ bannerUrl }) => ({ image: bannerUrl }),
  duplicate: true,
  mutations: {
    create: { successMessage: 'Banner Added Succesfully.  Redirecting...' },
    update: { successMessage: 'Banner Updated Succesfully.', sends: 'changes' },
    delete: {
      confirm: 'Are you sure you want to delete this Banner?',
      successMessage: 'Banner Deleted Succesfully.',
    },
  },
});

import { defineResource } from '../engine/define-resource.ts';

interface UserName {
  firstName?: string | null;
  lastName?: string | null;
}

const fullName = ({ firstName, lastName }: UserName) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** `mobile_no` is the country code and the number, separated by a space. */
function splitMobile(mobileNo: string | null | undefined) {
  const [, countryCode = '', number = ''] = /^(\+\S+)?(.*)$/s.exec((mobileNo ?? '').trim()) ?? [];
  return { countryCode, mobile: number.replace(/\s/g, '') };
}

export const users = defineResource({
  name: 'users',
  routes: { list: '/admin/users', view: '/admin/view/user/:id' },
  labels: { singular: 'User', plural: 'Users' },
  operations: {
    list: 'GET /api/admin/getAllUsers',
    read: 'GET /api/admin/getUser/{id}',
    update: 'PUT /api/admin/updateUser/{id}',
    delete: 'DELETE /api/admin/deleteUser/{id}',
  },
  rows: 'users',
  record: 'user',
  recordLabel: (user) => fullName(user) || (user.userName ?? ''),
  search: { placeholder: 'search by firstname or lastname', fields: ['firstName', 'lastName'] },
  columns: [
    { label: 'Name', value: fullName },
    { key: 'userName', label: 'Username' },
    { key: 'email', label: 'Email' },
    { key: 'mobile_no', label: 'Mobile.no' },
  ],
  detailFields: [
    { key: 'firstName', label: 'First Name' },
    { key: 'lastName', label: 'Last Name' },
    { key: 'userName', label: 'User Name' },
    { key: 'email', label: 'Email' },
    { key: 'mobile_no', label: 'Mobile' },
    { key: 'gender', label: 'Gender' },
    { key: 'createdAt', label: 'Created', type: 'dateTime' },
    { key: 'updatedAt', label: 'Last updated', type: 'dateTime' },
  ],
  formFields: {
    firstName: { label: 'First Name', type: 'text' },
    lastName: { label: 'Last Name', type: 'text' },
    countryCode: {
      label: 'Country Code',
      type: 'text',
      invalidMessage: 'please enter valid country code',
    },
    mobile: { label: 'Mobile', type: 'digits' },
  },
  toFormValues: (user) => ({
    firstName: user.firstName,
    lastName: user.lastName,
    ...splitMobile(user.mobile_no),
  }),
  mutations: {
    update: {
      successMessage: 'User Profile Updated Succesfully.  Redirecting...',
      redirectTo: '/admin/users',
      redirectDelayMs: 3000,
    },
    delete: {
      confirm: 'Are you sure you want to delete this user?',
      successMessage: 'User Deleted Successsfully',
      onSuccess: ({ rooms }, { realtime }) => realtime.escapeTurns(rooms),
    },
  },
  onListMount: ({ realtime }) => realtime.open(),
});

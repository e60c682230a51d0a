import { defineResource } from '../engine/define-resource.ts';

interface Named {
  firstName?: string | null;
  lastName?: string | null;
}

const fullName = ({ firstName, lastName }: Named) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** `mobile_no` is the country code and the number, separated by a space. */
function splitMobile(mobileNo: string | null | undefined) {
  const [, countryCode = '', rest = ''] = /^(\+\S+)?(.*)$/s.exec((mobileNo ?? '').trim()) ?? [];
  return { countryCode, mobile: rest.replace(/\s/g, '') };
}

export const users = defineResource({
  name: 'users',
  path: { list: '/admin/users', view: '/admin/view/user/:id' },
  label: { one: 'User', many: 'Users' },
  routes: {
    list: 'GET /api/admin/getAllUsers',
    read: 'GET /api/admin/getUser/{id}',
    update: 'PUT /api/admin/updateUser/{id}',
    delete: 'DELETE /api/admin/deleteUser/{id}',
  },
  rows: 'users',
  record: 'user',
  nameOf: (user) => fullName(user) || (user.userName ?? ''),
  search: { placeholder: 'search by firstname or lastname' },
  columns: [
    { label: 'Name', value: fullName },
    { key: 'userName', label: 'Username' },
    { key: 'email', label: 'Email' },
    { key: 'mobile_no', label: 'Mobile.no' },
  ],
  details: [
    { key: 'firstName', label: 'First Name' },
    { key: 'lastName', label: 'Last Name' },
    { key: 'userName', label: 'User Name' },
    { key: 'email', label: 'Email' },
    { key: 'mobile_no', label: 'Mobile' },
    { key: 'gender', label: 'Gender' },
    { key: 'createdAt', label: 'Created', as: 'dateTime' },
    { key: 'updatedAt', label: 'Last updated', as: 'dateTime' },
  ],
  fields: {
    firstName: { label: 'First Name', as: 'text' },
    lastName: { label: 'Last Name', as: 'text' },
    countryCode: { label: 'Country Code', as: 'text', invalid: 'please enter valid country code' },
    mobile: { label: 'Mobile', as: 'digits' },
  },
  formValues: (user) => ({
    firstName: user.firstName,
    lastName: user.lastName,
    ...splitMobile(user.mobile_no),
  }),
  done: {
    update: {
      toast: 'User Profile Updated Succesfully.  Redirecting...',
      goTo: '/admin/users',
      after: 3000,
    },
    delete: {
      confirm: 'Are you sure you want to delete this user?',
      toast: 'User Deleted Successsfully',
      effect: ({ rooms }, { realtime }) => realtime.escapeTurns(rooms),
    },
  },
  whileListed: ({ realtime }) => realtime.open(),
});

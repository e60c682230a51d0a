import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined.js';
import { defineResource } from '../../engine/config/define-resource.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';

const HostedStories = lazyComponent(
  () => import('./users/hosted-stories.tsx'),
  (module) => module.HostedStories,
);

const getFullName = (user: { firstName?: string | null; lastName?: string | null }) =>
  [user.firstName, user.lastName].filter(Boolean).join(' ');

/** `mobile_no` is the country code and the number, separated by a space. */
function splitMobile(mobileNo: string | null | undefined) {
  const [, countryCode = '', number = ''] = /^(\+\S+)?(.*)$/s.exec((mobileNo ?? '').trim()) ?? [];
  return { countryCode, mobile: number.replace(/\s/g, '') };
}

export const users = defineResource({
  name: 'users',
  icon: TeamOutlined,
  operations: {
    list: 'GET /api/admin/getAllUsers',
    read: 'GET /api/admin/getUser/{id}',
    update: 'PUT /api/admin/updateUser/{id}',
    delete: 'DELETE /api/admin/deleteUser/{id}',
  },
  recordLabel: (user) => getFullName(user) || (user.userName ?? ''),
  search: { placeholder: 'search by firstname or lastname' },
  columns: [
    { label: 'Name', value: getFullName },
    { key: 'userName', label: 'Username', isOnCard: false },
    'email',
    { key: 'mobile_no', label: 'Mobile.no', width: 168 },
  ],
  detailSections: [{ title: 'Stories', component: HostedStories }],
  formFields: {
    countryCode: { invalidMessage: 'please enter valid country code' },
  },
  toFormValues: (user) => splitMobile(user.mobile_no),
  mutations: {
    update: {
      successMessage: 'User Profile Updated Succesfully.  Redirecting...',
      redirectDelayMs: 3000,
      sends: 'changes',
    },
    delete: {
      confirm: 'Are you sure you want to delete this user?',
      successMessage: 'User Deleted Successsfully',
      onSuccess: ({ rooms }, { realtime }) => realtime.escapeTurns(rooms),
    },
  },
  onListReady: ({ realtime }) => realtime.open(),
});

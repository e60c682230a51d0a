import type { Body } from '../../api/contract.ts';
import type { Fields, ShownOf } from '../../engine/define-resource.ts';
import type { Admin } from '../../session/stored-session.ts';

export const profileRoute = 'PATCH /api/admin/updateAdminProfile';

/** What the profile shows. */
export const details = [
  { key: 'firstName', label: 'First Name' },
  { key: 'lastName', label: 'Last Name' },
  { key: 'email', label: 'Email' },
  { key: 'mobile_no', label: 'Mobile' },
  { key: 'type', label: 'Role' },
  { key: 'createdAt', label: 'Created', as: 'dateTime' },
  { key: 'updatedAt', label: 'Last updated', as: 'dateTime' },
] as const satisfies readonly ShownOf<Admin>[];

/** What of it can be changed. */
export const fields = {
  firstName: { label: 'First Name', as: 'text' },
  lastName: { label: 'Last Name', as: 'text' },
  mobile_no: { label: 'Mobile', as: 'digits' },
} as const satisfies Fields<Body<typeof profileRoute>>;

export const formValues = ({ firstName, lastName, mobile_no }: Admin) => ({
  firstName,
  lastName,
  mobile_no,
});

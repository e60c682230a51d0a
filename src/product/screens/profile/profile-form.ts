import type { RequestBody, ResponseBody } from '../../../api/contract.ts';
import type { DetailFieldOf, FormFieldsOf } from '../../../engine/config/fields.ts';
import type { ResourceRecord } from '../../../engine/config/resource.ts';

/** The administrator, as in the response to the sign-in. */
type Admin = NonNullable<ResponseBody<'POST /api/admin/login'>['user']>;

export const profileOperation = 'PATCH /api/admin/updateAdminProfile';

/** The fields on the screen. */
export const detailFields = [
  { key: 'firstName', label: 'First Name' },
  { key: 'lastName', label: 'Last Name' },
  { key: 'email', label: 'Email', isCopyable: true },
  { key: 'mobile_no', label: 'Mobile', isCopyable: true },
  { key: 'type', label: 'Role', type: 'enum' },
  { key: 'createdAt', label: 'Created', type: 'dateTime' },
  { key: 'updatedAt', label: 'Last updated', type: 'dateTime' },
] as const satisfies readonly DetailFieldOf<Admin>[];

/** The fields of the form. */
export const formFields = {
  firstName: { label: 'First Name', type: 'text' },
  lastName: { label: 'Last Name', type: 'text' },
  mobile_no: { label: 'Mobile', type: 'digits' },
} as const satisfies FormFieldsOf<RequestBody<typeof profileOperation>>;

export const toFormValues = ({ firstName, lastName, mobile_no }: ResourceRecord) => ({
  firstName,
  lastName,
  mobile_no,
});

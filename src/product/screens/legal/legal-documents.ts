import { ApiError } from '../../../api/api-error.ts';
import type { Api } from '../../../api/create-api.ts';

/** The two public documents. */
export const legalDocuments = {
  privacyPolicy: {
    path: '/admin/privacy-policy',
    title: 'Privacy Policy',
    operations: {
      read: 'GET /api/admin/privacy_policy',
      update: 'PUT /api/admin/updatePrivacyPolicy',
    },
    successMessage: 'Privacy Poilicy Content Updated Succesfully.',
  },
  termsAndCondition: {
    path: '/admin/terms-and-condition',
    title: 'Terms & Condition',
    operations: {
      read: 'GET /api/admin/terms_and_conditions',
      update: 'PUT /api/admin/updateTermsAndCondition',
    },
    successMessage: 'Terms & Condition Content Updated Succesfully',
  },
} as const;

export type LegalDocument = (typeof legalDocuments)[keyof typeof legalDocuments];

/** Query options for the HTML of a document; empty if there is none yet. The server may then also respond with 404. */
export const legalTextQuery = (api: Api, { operations }: LegalDocument) => ({
  queryKey: [operations.read],
  async queryFn({ signal }: { signal: AbortSignal }) {
    try {
      return (await api.request(operations.read, {}, signal)).data ?? '';
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return '';
      throw error;
    }
  },
});

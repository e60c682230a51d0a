import { ApiError } from '../../api/api-error.ts';
import type { RequestBody } from '../../api/contract.ts';
import type { Api } from '../../api/create-api.ts';
import { operationQueryKey } from '../../api/query-client.ts';

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

/** What is sent to save a document. */
export type LegalText = RequestBody<LegalDocument['operations']['update']>;

/** Query options for the HTML of a document; it is empty if there is none yet. */
export const legalTextQuery = (api: Api, { operations: { read } }: LegalDocument) => ({
  queryKey: operationQueryKey(read),
  async queryFn({ signal }: { signal: AbortSignal }): Promise<string> {
    try {
      return (await api.request(read, {}, signal)).data ?? '';
    } catch (error) {
      // The server may also respond with 404 if there is none.
      if (error instanceof ApiError && error.status === 404) return '';
      throw error;
    }
  },
});

import { ApiError } from '../../api/api-error.ts';
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

/** The HTML of a document; empty if there is none yet, for which the server may also respond with 404. */
async function readLegalText(
  api: Api,
  { operations }: LegalDocument,
  signal?: AbortSignal,
): Promise<string> {
  try {
    return (await api.request(operations.read, {}, signal)).data ?? '';
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return '';
    throw error;
  }
}

/** Query options for the HTML of a document. */
export const legalTextQuery = (api: Api, document: LegalDocument) => ({
  queryKey: operationQueryKey(document.operations.read),
  queryFn: ({ signal }: { signal: AbortSignal }) => readLegalText(api, document, signal),
});

import type { Route } from '../../api/contract.ts';

/** The two public texts: what each is called, and the routes that read and change it. */
export const legalDocuments = {
  privacyPolicy: {
    path: '/admin/privacy-policy',
    title: 'Privacy Policy',
    read: 'GET /api/admin/privacy_policy',
    update: 'PUT /api/admin/updatePrivacyPolicy',
    toast: 'Privacy Poilicy Content Updated Succesfully.',
  },
  termsAndCondition: {
    path: '/admin/terms-and-condition',
    title: 'Terms & Condition',
    read: 'GET /api/admin/terms_and_conditions',
    update: 'PUT /api/admin/updateTermsAndCondition',
    toast: 'Terms & Condition Content Updated Succesfully',
  },
} as const satisfies Record<
  string,
  { path: string; title: string; read: Route; update: Route; toast: string }
>;

export type LegalDocument = (typeof legalDocuments)[keyof typeof legalDocuments];

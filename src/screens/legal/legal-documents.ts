import type { Route } from '../../api/contract.ts';

/** The two public texts: what each is called, and the route that reads it. */
export const legalDocuments = {
  privacyPolicy: {
    path: '/admin/privacy-policy',
    title: 'Privacy Policy',
    read: 'GET /api/admin/privacy_policy',
  },
  termsAndCondition: {
    path: '/admin/terms-and-condition',
    title: 'Terms & Condition',
    read: 'GET /api/admin/terms_and_conditions',
  },
} as const satisfies Record<string, { path: string; title: string; read: Route }>;

export type LegalDocument = (typeof legalDocuments)[keyof typeof legalDocuments];

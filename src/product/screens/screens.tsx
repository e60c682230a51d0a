/** The screens that belong to no resource. */
import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined';
import FileTextOutlined from '@ant-design/icons-svg/es/asn/FileTextOutlined';
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined';
import { defineLazyScreen, type ProductScreen } from '../../engine/config/product.ts';
import { dashboardQuery } from './dashboard/dashboard-counts.ts';
import { DashboardScreen } from './dashboard/dashboard-screen.tsx';
import { type LegalDocument, legalDocuments, legalTextQuery } from './legal/legal-documents.ts';

const createLegalScreen = (document: LegalDocument, icon: typeof SafetyOutlined) =>
  defineLazyScreen({
    path: document.path,
    isPublic: true,
    link: { label: document.title, place: 'bottom', icon },
    createQuery: (api) => legalTextQuery(api, document),
    importModule: () => import('./legal/legal-document-screen.tsx'),
    render: ({ LegalDocumentScreen }) => (
      <LegalDocumentScreen key={document.path} document={document} />
    ),
  });

export const screens: readonly ProductScreen[] = [
  {
    path: '/admin/dashboard',
    link: { label: 'Dashboard', place: 'top', icon: AppstoreOutlined },
    createQuery: dashboardQuery,
    render: () => <DashboardScreen />,
  },
  defineLazyScreen({
    path: '/admin/view-profile',
    link: { label: 'Profile', place: 'account' },
    importModule: () => import('./profile/profile-screen.tsx'),
    render: ({ ProfileScreen }) => <ProfileScreen />,
  }),
  createLegalScreen(legalDocuments.privacyPolicy, SafetyOutlined),
  createLegalScreen(legalDocuments.termsAndCondition, FileTextOutlined),
  defineLazyScreen({
    path: '/admin/delete-account',
    isPublic: true,
    importModule: () => import('./delete-account-screen.tsx'),
    render: ({ DeleteAccountScreen }) => <DeleteAccountScreen />,
  }),
];

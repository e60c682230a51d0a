/**
 * Lists what the screens that belong to no resource use of the contract. Only contract:diff and check:resources read
 * this file; the console does not load it.
 */
import type { ScreenUses } from '../engine/config/product.ts';
import { legalDocuments } from './screens/legal/legal-documents.ts';
import * as profile from './screens/profile/profile-form.ts';

const profileScreen = { screen: 'profile', address: '/admin/view-profile' };
const profileDetails = profile.detailFields.map(
  ({ key, label }) => [`user.${key}`, `detail ${label}`] as const,
);

/** The uses by screen. Each new screen needs an entry. */
export const screenUses: readonly ScreenUses[] = [
  { operation: 'POST /api/admin/login', ...profileScreen, response: profileDetails },
  {
    operation: profile.profileOperation,
    ...profileScreen,
    body: Object.entries(profile.formFields).map(([key, { label }]) => [key, `field ${label}`]),
    response: profileDetails,
    user: 'user',
  },
  {
    operation: 'GET /api/admin/getDashboardData',
    screen: 'dashboard',
    address: '/admin/dashboard',
    response: [
      ['data', 'cards'],
      ['data[].key', 'label of a card'],
      ['data[].value', 'count of a card'],
    ],
  },
  ...Object.values(legalDocuments).flatMap(
    ({ path, title, operations: { read, update } }): ScreenUses[] => {
      const legalScreen = { screen: title.toLowerCase(), address: path };
      return [
        { operation: read, ...legalScreen, response: [['data', 'text']] },
        { operation: update, ...legalScreen, body: [['content', 'editor']] },
      ];
    },
  ),
  {
    operation: 'POST /api/admin/deleteAccount',
    screen: 'delete account',
    address: '/admin/delete-account',
    body: [
      ['email', 'field Email'],
      ['password', 'field Password'],
    ],
  },
];

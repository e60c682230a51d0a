import type { OperationKey } from '../../../src/api/contract.ts';
import { legalDocuments } from '../../../src/product/screens/legal/legal-documents.ts';
import * as profile from '../../../src/product/screens/profile/profile-form.ts';
import { bodyField, response, type ScreenUse } from './uses.ts';

/** What the app layout shows of the signed-in administrator. */
const layoutUses = ['fullname', 'firstName', 'lastName', 'avatar'].map((property) =>
  response(`user.${property}`, 'header and sidebar'),
);

/** The session keeps the user; the id or else the email tells whether the same administrator signed in again. */
const sessionUses = ['user', 'user._id', 'user.email'].map((path) => response(path, 'session'));

const profileScreen = { screen: 'profile', address: '/admin/view-profile' };
const profileDetails = profile.detailFields.map(({ key, label }) =>
  response(`user.${key}`, `detail ${label}`),
);

/** What the screens outside `src/product/resources` use. Add an entry for each new one. */
export const otherScreens: readonly (ScreenUse & { operationKey: OperationKey })[] = [
  {
    operationKey: 'POST /api/admin/login',
    screen: 'sign-in',
    address: '/',
    uses: [
      bodyField('email', 'field Email'),
      bodyField('password', 'field Password'),
      response('token', 'session'),
      ...sessionUses,
      ...layoutUses,
    ],
  },
  { operationKey: 'POST /api/admin/login', ...profileScreen, uses: profileDetails },
  {
    operationKey: profile.profileOperation,
    ...profileScreen,
    uses: [
      ...Object.entries(profile.formFields).map(([key, { label }]) =>
        bodyField(key, `field ${label}`),
      ),
      ...sessionUses,
      ...profileDetails,
      ...layoutUses,
    ],
  },
  {
    operationKey: 'GET /api/admin/getDashboardData',
    screen: 'dashboard',
    address: '/admin/dashboard',
    uses: [
      response('data', 'cards'),
      response('data[].key', 'label of a card'),
      response('data[].value', 'count of a card'),
    ],
  },
  ...Object.values(legalDocuments).flatMap(({ path, title, operations: { read, update } }) => {
    const legalScreen = { screen: title.toLowerCase(), address: path };
    return [
      { operationKey: read, ...legalScreen, uses: [response('data', 'text')] },
      { operationKey: update, ...legalScreen, uses: [bodyField('content', 'editor')] },
    ];
  }),
  {
    operationKey: 'POST /api/admin/deleteAccount',
    screen: 'delete account',
    address: '/admin/delete-account',
    uses: [bodyField('email', 'field Email'), bodyField('password', 'field Password')],
  },
];

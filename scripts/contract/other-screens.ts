import type { Route } from '../../src/api/contract.ts';
import type { Console } from './load-console.ts';
import type { RouteUse, Use } from './usage.ts';

const answer = (property: string, as: string): Use => ({ part: 'answer', property, as });
const field = (property: string, as: string): Use => ({
  part: 'body',
  property: `${property}.*`,
  as,
});

interface Screen extends RouteUse {
  route: Route;
}

/** What the frame shows of whoever is signed in, src/app/shell. */
const signedIn = ['fullname', 'firstName', 'lastName', 'avatar'].map((property) =>
  answer(`user.${property}`, 'header and sidebar'),
);

/** The screens that are no resource, and what each of them asks; a new one is one more entry here. */
export function otherScreens({ profile, legalDocuments }: Console): Screen[] {
  const shown = profile.details.map(({ key, label }) => answer(`user.${key}`, `detail ${label}`));
  const about = { screen: 'profile', address: '/admin/view-profile' };
  return [
    {
      route: 'POST /api/admin/login',
      screen: 'sign-in',
      address: '/',
      uses: [
        field('email', 'field Email'),
        field('password', 'field Password'),
        answer('token', 'session'),
        answer('user', 'session'),
        ...signedIn,
      ],
    },
    { route: 'POST /api/admin/login', ...about, uses: shown },
    {
      route: profile.profileRoute,
      ...about,
      uses: [
        ...Object.entries(profile.fields).map(([key, { label }]) => field(key, `field ${label}`)),
        answer('user', 'session'),
        ...shown,
        ...signedIn,
      ],
    },
    {
      route: 'GET /api/admin/getDashboardData',
      screen: 'dashboard',
      address: '/admin/dashboard',
      uses: [
        answer('data', 'cards'),
        answer('data[].key', 'label of a card'),
        answer('data[].value', 'count of a card'),
      ],
    },
    ...Object.values(legalDocuments).flatMap(({ path, title, read, update }) => {
      const screen = { screen: title.toLowerCase(), address: path };
      return [
        { route: read, ...screen, uses: [answer('data', 'text')] },
        { route: update, ...screen, uses: [field('content', 'editor')] },
      ];
    }),
    {
      route: 'POST /api/admin/deleteAccount',
      screen: 'delete account',
      address: '/admin/delete-account',
      uses: [field('email', 'field Email'), field('password', 'field Password')],
    },
  ];
}

/** The uses of the screens that belong to no resource: those that the product lists, and the sign-in. */
import type { ScreenUses } from '../../../src/engine/config/product.ts';
import { screenUses } from '../../../src/product/screen-uses.ts';
import type { DescribedOperation } from '../../generate/generate-operations.ts';
import { findSignIn } from '../../resource/find-sign-in.ts';
import { bodyField, response, type ScreenUse } from './uses.ts';

/**
 * The uses of the administrator's properties. The id, or else the email, tells whether the same administrator has
 * signed in again. The layout shows the others.
 */
const listUserUses = (user: string) => [
  ...['', '._id', '.email'].map((property) => response(user + property, 'session')),
  ...['fullname', 'firstName', 'lastName', 'avatar'].map((property) =>
    response(`${user}.${property}`, 'header and sidebar'),
  ),
];

const toUse = ({
  operation,
  screen,
  address,
  body = [],
  response: shown = [],
  user,
}: ScreenUses) => ({
  operationKey: operation,
  screen,
  address,
  uses: [
    ...body.map(([property, label]) => bodyField(property, label)),
    ...shown.map(([property, label]) => response(property, label)),
    ...(user === undefined ? [] : listUserUses(user)),
  ],
});

function describeSignIn(operations: readonly DescribedOperation[]): ScreenUse[] {
  const signIn = findSignIn(operations);
  if (!signIn) return [];
  const { operation, identifier, label, password, token, user } = signIn;
  const uses = [
    bodyField(identifier, `field ${label}`),
    bodyField(password, 'field Password'),
    response(token, 'session'),
    ...(user === undefined ? [] : listUserUses(user)),
  ];
  return [{ operationKey: operation, screen: 'sign-in', address: '/', uses }];
}

export const listOtherScreens = (operations: readonly DescribedOperation[]): ScreenUse[] => [
  ...describeSignIn(operations),
  ...screenUses.map(toUse),
];

import type { Handlers } from './handler-types.ts';
import { banners } from './operations/banners.ts';
import { dashboard } from './operations/dashboard.ts';
import { documents } from './operations/documents.ts';
import { genres } from './operations/genres.ts';
import { session } from './operations/session.ts';
import { stories } from './operations/stories.ts';
import { users } from './operations/users.ts';

/** The handlers, by operationId. With `npm start`, Prism's mock responds to every other operation of the contract. */
export const handlers = {
  ...session,
  ...dashboard,
  ...users,
  ...stories,
  ...genres,
  ...banners,
  ...documents,
} satisfies Handlers;

import type { Handlers } from './handler-types.ts';
import { banners } from './operations/banners.ts';
import { dashboard } from './operations/dashboard.ts';
import { documents } from './operations/documents.ts';
import { genres } from './operations/genres.ts';
import { session } from './operations/session.ts';
import { stories } from './operations/stories.ts';
import { users } from './operations/users.ts';

/** The hand-written handlers, by operationId. Every other operation is one of an entity (`entities/`). */
export const handlers = {
  ...session,
  ...dashboard,
  ...users,
  ...stories,
  ...genres,
  ...banners,
  ...documents,
} satisfies Handlers;

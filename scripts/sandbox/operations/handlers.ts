import type { Handlers } from '../handler.ts';
import { banners } from './banners.ts';
import { dashboard } from './dashboard.ts';
import { documents } from './documents.ts';
import { genres } from './genres.ts';
import { session } from './session.ts';
import { stories } from './stories.ts';
import { users } from './users.ts';

/** All that the contract describes. */
export const handlers: Required<Handlers> = {
  ...session,
  ...dashboard,
  ...users,
  ...stories,
  ...genres,
  ...banners,
  ...documents,
} as Required<Handlers>;

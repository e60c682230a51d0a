import type { Handlers } from '../handler.ts';
import { dashboard } from './dashboard.ts';
import { session } from './session.ts';
import { users } from './users.ts';

export const handlers: Handlers = { ...session, ...dashboard, ...users };

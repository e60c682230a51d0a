import { fetchAhead } from '../ui/fetch-ahead.ts';
import { prepareToasts } from '../ui/notify.ts';
import { importDashboard, importDetail, importList, importLogin, importShell } from './code.ts';

export const importGuardedRoutes = () => import('./guarded-routes.tsx');

/** What comes after signing in, while the password is still being typed. */
export const prefetchConsole = () =>
  fetchAhead(importGuardedRoutes, importShell, importDashboard, importList, prepareToasts);

/** What a click may ask for next, once the first screen stands, or the end of the session. */
export const prefetchScreens = () =>
  fetchAhead(importDashboard, importList, importDetail, prepareToasts, importLogin);

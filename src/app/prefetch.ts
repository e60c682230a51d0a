import { prepareToasts } from '../ui/notify.ts';
import type { Shell } from './shell/shell.tsx';

export const importGuardedRoutes = () => import('./guarded-routes.tsx');
export const importDashboard = () => import('../screens/dashboard/dashboard-screen.tsx');
export const importList = () => import('../engine/list/list-screen.tsx');
export const importDetail = () => import('../engine/detail/detail-screen.tsx');

let shell: typeof Shell | undefined;

export const importShell = () =>
  import('./shell/shell.tsx').then((module) => {
    ({ Shell: shell } = module);
    return module;
  });

/** The frame, once its code is there; React holds back for 300 ms what it has to wait for itself. */
export const loadedShell = () => shell;

/** Fetches code ahead of its need; what fails to arrive is fetched again, and complained about, when it is needed. */
const fetchAhead = (...imports: (() => Promise<unknown>)[]) =>
  void Promise.allSettled(imports.map((one) => one()));

/** What comes after signing in, while the password is still being typed. */
export const prefetchConsole = () =>
  fetchAhead(importGuardedRoutes, importShell, importDashboard, importList, prepareToasts);

/** What a click may ask for next, once the first screen stands. */
export const prefetchScreens = () => fetchAhead(importDashboard, importList, importDetail);

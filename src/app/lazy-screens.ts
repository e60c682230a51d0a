import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteQuery } from '../api/prefetch-query.ts';
import { loadModule, preload } from '../ui/load-module.ts';
import { preloadToasts } from '../ui/toast.tsx';
import type { AppLayout } from './layout/app-layout.tsx';
import type { PreloadHandle } from './preload-on-intent.ts';

export const importLogin = () => import('../screens/login/login-screen.tsx');
export const importDashboard = () => import('../screens/dashboard/dashboard-screen.tsx');
export const importList = () => import('../engine/list/list-screen.tsx');
export const importDetail = () => import('../engine/detail/detail-screen.tsx');
export const importAddScreen = () => import('../engine/form/add-screen.tsx');
export const importProfile = () => import('../screens/profile/profile-screen.tsx');

let appLayout: typeof AppLayout | undefined;

export const importAppLayout = () =>
  import('./layout/app-layout.tsx').then((module) => {
    ({ AppLayout: appLayout } = module);
    return module;
  });

/** The layout, once it is loaded. Rendered directly it skips Suspense, which would show its fallback for 300 ms. */
export const getLoadedAppLayout = () => appLayout;

/** Preloads what is likely to be needed next: the common screens, toasts, and the sign-in for the end of the session. */
export const preloadScreens = () =>
  preload(importDashboard, importList, importDetail, preloadToasts, importLogin);

/** A route whose code is loaded on demand, or preloaded on intent together with the data of its query. */
export const lazyRoute = <Module>(
  path: string,
  importModule: () => Promise<Module>,
  render: (module: Module) => ReactElement,
  query?: RouteQuery,
): RouteObject => ({
  path,
  handle: { importModule, query } satisfies PreloadHandle,
  lazy: async () => ({ element: render(await loadModule(importModule)) }),
});

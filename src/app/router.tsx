import { createHashRouter, type RouteObject } from 'react-router-dom';
import {
  type LegalDocument,
  legalDocuments,
  legalTextQuery,
} from '../screens/legal/legal-documents.ts';
import { loadModule, preload } from '../ui/load-module.ts';
import { LoadingScreen } from '../ui/loading.tsx';
import { preloadToasts } from '../ui/toast.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import {
  importAppLayout,
  importDashboard,
  importList,
  importLogin,
  lazyRoute,
} from './lazy-screens.ts';
import { RouteError } from './route-error.tsx';

const importProtectedRoutes = () => import('./protected-routes.tsx');

/** Preloads what is shown after signing in; called while the password is being typed. */
const preloadAfterSignIn = () =>
  preload(importProtectedRoutes, importAppLayout, importDashboard, importList, preloadToasts);

const legalRoute = (document: LegalDocument) =>
  lazyRoute(
    document.path,
    () => import('../screens/legal/legal-document-screen.tsx'),
    ({ LegalDocumentScreen }) => <LegalDocumentScreen key={document.path} document={document} />,
    (api) => legalTextQuery(api, document),
  );

const screens: RouteObject = {
  id: 'screens',
  errorElement: <RouteError />,
  children: [
    lazyRoute('/', importLogin, ({ LoginScreen }) => (
      <LoginScreen preloadNext={preloadAfterSignIn} />
    )),
    ...Object.values(legalDocuments).map(legalRoute),
    lazyRoute(
      '/admin/delete-account',
      () => import('../screens/delete-account-screen.tsx'),
      ({ DeleteAccountScreen }) => <DeleteAccountScreen />,
    ),
    lazyRoute(
      '*',
      () => import('../screens/not-found-screen.tsx'),
      ({ NotFoundScreen }) => <NotFoundScreen />,
    ),
  ],
};

const layout: RouteObject = {
  element: <RootLayout />,
  errorElement: (
    <main>
      <RouteError />
    </main>
  ),
  hydrateFallbackElement: <LoadingScreen />,
  children: [screens],
};

/**
 * All routes. An error of a screen replaces the screen, not the layout. The protected routes are added when one of
 * them is first opened, so that the sign-in loads without them.
 */
export const createRouter = () =>
  createHashRouter([layout], {
    patchRoutesOnNavigation: async ({ patch }) => {
      patch('screens', (await loadModule(importProtectedRoutes)).protectedRoutes);
    },
  });

export type Router = ReturnType<typeof createRouter>;

import { createHashRouter, type RouteObject } from 'react-router-dom';
import { type LegalDocument, legalDocuments } from '../screens/legal/legal-documents.ts';
import { LoadingScreen } from '../ui/loading/loading.tsx';
import { lazyRoute } from './lazy-route.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { protectedRoutes } from './protected-routes.tsx';
import { RouteError } from './route-error.tsx';
import { SignInRoute } from './sign-in-route.tsx';

const legalRoute = (document: LegalDocument) =>
  lazyRoute(
    document.path,
    () => import('../screens/legal/legal-document-screen.tsx'),
    ({ LegalDocumentScreen }) => <LegalDocumentScreen key={document.path} document={document} />,
  );

const screens: RouteObject = {
  errorElement: <RouteError />,
  children: [
    { path: '/', element: <SignInRoute /> },
    protectedRoutes,
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

/** All routes. An error of a screen replaces the screen, not the layout. */
export const createRouter = () => createHashRouter([layout]);

export type Router = ReturnType<typeof createRouter>;

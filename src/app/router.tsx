import { createHashRouter, type RouteObject } from 'react-router-dom';
import { type LegalDocument, legalDocuments } from '../screens/legal/legal-documents.ts';
import { LoadingScreen } from '../ui/loading/loading.tsx';
import { createLoaders, type Loaders } from './create-loaders.ts';
import { lazyRoute } from './lazy-route.ts';
import { RootLayout } from './layout/root-layout.tsx';
import { createProtectedRoutes } from './protected-routes.tsx';
import { RouteError } from './route-error.tsx';
import { SignInRoute } from './sign-in-route.tsx';

const createLegalRoute = (document: LegalDocument, loaders: Loaders) =>
  lazyRoute(
    document.path,
    () => import('../screens/legal/legal-document-screen.tsx'),
    ({ LegalDocumentScreen }) => <LegalDocumentScreen key={document.path} document={document} />,
    loaders.legalDocument(document),
  );

const createScreens = (loaders: Loaders): RouteObject => ({
  errorElement: <RouteError />,
  children: [
    { path: '/', element: <SignInRoute /> },
    createProtectedRoutes(loaders),
    ...Object.values(legalDocuments).map((document) => createLegalRoute(document, loaders)),
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
});

const createLayout = (loaders: Loaders): RouteObject => ({
  element: <RootLayout />,
  errorElement: (
    <main>
      <RouteError />
    </main>
  ),
  hydrateFallbackElement: <LoadingScreen />,
  children: [createScreens(loaders)],
});

/** All routes. An error of a screen replaces the screen, not the layout. */
export const createRouter = (services: Parameters<typeof createLoaders>[0]) =>
  createHashRouter([createLayout(createLoaders(services))]);

export type Router = ReturnType<typeof createRouter>;

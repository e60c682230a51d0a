import { createHashRouter, type RouteObject } from 'react-router-dom';
import { type LegalDocument, legalDocuments } from '../screens/legal/legal-documents.ts';
import { loadCode } from '../ui/load-code.ts';
import { Waiting } from '../ui/waiting.tsx';
import { importLogin } from './code.ts';
import { Frame } from './frame.tsx';
import { lateScreen } from './late-screen.tsx';
import { importGuardedRoutes, prefetchConsole } from './prefetch.ts';
import { RouteError } from './route-error.tsx';

const legalRoute = (document: LegalDocument) =>
  lateScreen(
    document.path,
    () => import('../screens/legal/legal-document-screen.tsx'),
    ({ LegalDocumentScreen }) => <LegalDocumentScreen key={document.path} document={document} />,
  );

const screens: RouteObject = {
  id: 'screens',
  errorElement: <RouteError />,
  children: [
    lateScreen('/', importLogin, ({ LoginScreen }) => <LoginScreen prefetch={prefetchConsole} />),
    ...Object.values(legalDocuments).map(legalRoute),
    lateScreen(
      '/admin/delete-account',
      () => import('../screens/delete-account-screen.tsx'),
      ({ DeleteAccountScreen }) => <DeleteAccountScreen />,
    ),
    lateScreen(
      '*',
      () => import('../screens/not-found-screen.tsx'),
      ({ NotFoundScreen }) => <NotFoundScreen />,
    ),
  ],
};

const frame: RouteObject = {
  element: <Frame />,
  errorElement: (
    <main>
      <RouteError />
    </main>
  ),
  hydrateFallbackElement: <Waiting />,
  children: [screens],
};

/**
 * The route table of product.md §2. An error in a screen shows in its place, the frame stays. The screens
 * behind the sign-in join once one of them is asked for, so that the sign-in does not wait for them.
 */
export const createRouter = () =>
  createHashRouter([frame], {
    patchRoutesOnNavigation: async ({ patch }) => {
      patch('screens', (await loadCode(importGuardedRoutes)).guardedRoutes);
    },
  });

export type Router = ReturnType<typeof createRouter>;

import { createHashRouter, type RouteObject } from 'react-router-dom';
import type { Resource } from '../engine/resource.ts';
import { resources } from '../resources/registry.ts';
import { RequireSession } from '../session/require-session.tsx';
import { type LegalDocument, legalDocuments } from '../screens/legal/legal-documents.ts';
import { Frame } from './frame.tsx';
import { importDashboard, importDetail, importList, prefetchConsole } from './prefetch.ts';
import { RouteError } from './route-error.tsx';
import { Waiting } from './waiting.tsx';

const screensOf = (resource: Resource): RouteObject[] => [
  {
    path: resource.path.list,
    lazy: async () => {
      const { ListScreen } = await importList();
      return { element: <ListScreen key={resource.name} resource={resource} /> };
    },
  },
  {
    path: resource.path.view,
    lazy: async () => {
      const { DetailScreen } = await importDetail();
      return { element: <DetailScreen key={resource.name} resource={resource} /> };
    },
  },
  ...(resource.path.add
    ? [
        {
          path: resource.path.add,
          lazy: async () => {
            const { AddScreen } = await import('../engine/form/add-screen.tsx');
            return { element: <AddScreen key={resource.name} resource={resource} /> };
          },
        },
      ]
    : []),
];

const legalRoute = (document: LegalDocument): RouteObject => ({
  path: document.path,
  lazy: async () => {
    const { LegalDocumentScreen } = await import('../screens/legal/legal-document-screen.tsx');
    return { element: <LegalDocumentScreen key={document.path} document={document} /> };
  },
});

const guarded: RouteObject[] = [
  {
    path: '/admin/dashboard',
    lazy: async () => ({ Component: (await importDashboard()).DashboardScreen }),
  },
  ...resources.flatMap(screensOf),
  {
    path: '/admin/view-profile',
    lazy: async () => ({
      Component: (await import('../screens/profile/profile-screen.tsx')).ProfileScreen,
    }),
  },
];

/** The route table of product.md §2. An error in a screen shows in its place, the frame stays. */
export const createRouter = () =>
  createHashRouter([
    {
      element: <Frame />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <Waiting />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            {
              path: '/',
              lazy: async () => {
                const { LoginScreen } = await import('../screens/login/login-screen.tsx');
                return { element: <LoginScreen prefetch={prefetchConsole} /> };
              },
            },
            { element: <RequireSession />, children: guarded },
            ...Object.values(legalDocuments).map(legalRoute),
            {
              path: '/admin/delete-account',
              lazy: async () => ({
                Component: (await import('../screens/delete-account-screen.tsx'))
                  .DeleteAccountScreen,
              }),
            },
            {
              path: '*',
              lazy: async () => ({
                Component: (await import('../screens/not-found-screen.tsx')).NotFoundScreen,
              }),
            },
          ],
        },
      ],
    },
  ]);

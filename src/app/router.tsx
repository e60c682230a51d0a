import { createHashRouter, type RouteObject } from 'react-router-dom';
import type { Resource } from '../engine/config/resource.ts';
import { ResourcesContext } from '../engine/config/resources-context.ts';
import { ListScreen } from '../engine/list/list-screen.tsx';
import { DashboardScreen } from '../screens/dashboard/dashboard-screen.tsx';
import { legalDocuments } from '../screens/legal/legal-documents.ts';
import { RequireAuth } from '../session/require-auth.tsx';
import { LoadingScreen } from '../ui/loading/loading.tsx';
import { createLoaders, type Loaders, shouldLoadList } from './create-loaders.ts';
import { RootLayout } from './layout/app-layout.tsx';
import { lazyRoute, type LazyRouteHandle } from './lazy-route.ts';
import { resources, resourcesByName } from './resources.ts';
import { RouteError } from './route-error.tsx';
import { SignInRoute } from './sign-in-route.tsx';

const importEditDialog = () => import('../engine/form/edit-dialog.tsx');

/** The list of a resource, its records, and what adds one. */
export function createResourceRoutes(resource: Resource, loaders: Loaders): RouteObject[] {
  const { name, routes, operations } = resource;
  const listRoute: RouteObject = {
    path: routes.list,
    element: <ListScreen key={name} resource={resource} />,
    loader: loaders.list(resource),
    shouldRevalidate: shouldLoadList,
  };
  const detailRoute = lazyRoute(
    routes.view,
    () => import('../engine/record/detail-screen.tsx'),
    ({ DetailScreen }) => <DetailScreen key={name} resource={resource} />,
    loaders.record(resource),
  );
  // The edit dialog, which the detail screen shows over the record.
  const handle: LazyRouteHandle = { importModule: importEditDialog, isDialog: true };
  if (operations.update) detailRoute.children = [{ path: routes.edit, element: null, handle }];
  if (!routes.add) return [listRoute, detailRoute];
  const addRoute = lazyRoute(
    routes.add,
    () => import('../engine/form/add-screen.tsx'),
    ({ AddScreen }) => <AddScreen key={name} resource={resource} />,
  );
  return [listRoute, detailRoute, addRoute];
}

/** The route around those that require a session. */
export const protectedRouteId = 'protected';

const createScreenRoutes = (loaders: Loaders): RouteObject[] => [
  { path: '/', element: <SignInRoute /> },
  {
    id: protectedRouteId,
    element: (
      <ResourcesContext value={resourcesByName}>
        <RequireAuth fallback={<LoadingScreen />} />
      </ResourcesContext>
    ),
    children: [
      { path: '/admin/dashboard', element: <DashboardScreen />, loader: loaders.dashboard },
      ...resources.flatMap((resource) => createResourceRoutes(resource, loaders)),
      lazyRoute(
        '/admin/view-profile',
        () => import('../screens/profile/profile-screen.tsx'),
        ({ ProfileScreen }) => <ProfileScreen />,
      ),
    ],
  },
  ...Object.values(legalDocuments).map((document) =>
    lazyRoute(
      document.path,
      () => import('../screens/legal/legal-document-screen.tsx'),
      ({ LegalDocumentScreen }) => <LegalDocumentScreen key={document.path} document={document} />,
      loaders.legalDocument(document),
    ),
  ),
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
];

/** All routes. An error of a screen replaces the screen, not the layout. */
export const createRouter = (services: Parameters<typeof createLoaders>[0]) =>
  createHashRouter([
    {
      element: <RootLayout />,
      errorElement: (
        <main>
          <RouteError />
        </main>
      ),
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        { errorElement: <RouteError />, children: createScreenRoutes(createLoaders(services)) },
      ],
    },
  ]);

import type { RouteObject } from 'react-router-dom';
import { ListScreen } from '../engine/list/list-screen.tsx';
import type { Resource } from '../engine/config/resource.ts';
import { ResourcesContext } from '../engine/config/resources-context.ts';
import { RequireAuth } from '../session/require-auth.tsx';
import { DashboardScreen } from '../screens/dashboard/dashboard-screen.tsx';
import { LoadingScreen } from '../ui/loading/loading.tsx';
import type { Loaders } from './create-loaders.ts';
import { lazyRoute, type LazyRouteHandle } from './lazy-route.ts';
import { resources, resourcesByName } from './resources.ts';

/** The address of the edit dialog, which the detail screen shows over the record. */
const editRoute = (resource: Resource): RouteObject => ({
  path: resource.routes.edit,
  element: null,
  handle: {
    importModule: () => import('../engine/form/edit-dialog.tsx'),
    isDialog: true,
  } satisfies LazyRouteHandle,
});

function createResourceRoutes(resource: Resource, loaders: Loaders): RouteObject[] {
  const { name, routes, operations } = resource;
  const detailScreen = lazyRoute(
    routes.view,
    () => import('../engine/record/detail-screen.tsx'),
    ({ DetailScreen }) => <DetailScreen key={name} resource={resource} />,
    loaders.record(resource),
  );
  if (operations.update) detailScreen.children = [editRoute(resource)];
  const screens: RouteObject[] = [
    {
      path: routes.list,
      element: <ListScreen key={name} resource={resource} />,
      loader: loaders.list(resource),
    },
    detailScreen,
  ];
  if (!routes.add) return screens;
  const addScreen = lazyRoute(
    routes.add,
    () => import('../engine/form/add-screen.tsx'),
    ({ AddScreen }) => <AddScreen key={name} resource={resource} />,
  );
  return [...screens, addScreen];
}

export const protectedRouteId = 'protected';

/** The routes that require a session: dashboard, profile, and the screens of every resource. */
export const createProtectedRoutes = (loaders: Loaders): RouteObject => ({
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
});

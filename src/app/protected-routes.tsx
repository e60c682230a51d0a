import type { RouteObject } from 'react-router-dom';
import { DetailScreen } from '../engine/detail/detail-screen.tsx';
import { ListScreen } from '../engine/list/list-screen.tsx';
import type { Resource } from '../engine/resource.ts';
import { ResourcesContext } from '../engine/resources-context.ts';
import { RequireAuth } from '../session/require-auth.tsx';
import { DashboardScreen } from '../screens/dashboard/dashboard-screen.tsx';
import { LoadingScreen } from '../ui/loading.tsx';
import { lazyRoute } from './lazy-route.ts';
import { resources, resourcesByName } from './resources.ts';

function resourceRoutes(resource: Resource): RouteObject[] {
  const { name, routes } = resource;
  const screens: RouteObject[] = [
    { path: routes.list, element: <ListScreen key={name} resource={resource} /> },
    { path: routes.view, element: <DetailScreen key={name} resource={resource} /> },
  ];
  if (!routes.add) return screens;
  const addScreen = lazyRoute(
    routes.add,
    () => import('../engine/form/add-screen.tsx'),
    ({ AddScreen }) => <AddScreen key={name} resource={resource} />,
  );
  return [...screens, addScreen];
}

/** The routes that require a session: dashboard, profile, and the screens of every resource. */
export const protectedRoutes: RouteObject & { id: string } = {
  id: 'protected',
  element: (
    <ResourcesContext value={resourcesByName}>
      <RequireAuth fallback={<LoadingScreen />} />
    </ResourcesContext>
  ),
  children: [
    { path: '/admin/dashboard', element: <DashboardScreen /> },
    ...resources.flatMap(resourceRoutes),
    lazyRoute(
      '/admin/view-profile',
      () => import('../screens/profile/profile-screen.tsx'),
      ({ ProfileScreen }) => <ProfileScreen />,
    ),
  ],
};

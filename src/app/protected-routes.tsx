import type { RouteObject } from 'react-router-dom';
import { listRouteQuery } from '../engine/list/list-query.ts';
import { recordRouteQuery } from '../engine/read-record.ts';
import type { Resource } from '../engine/resource.ts';
import { ResourcesContext } from '../engine/resources-context.ts';
import { resources, resourcesByName } from './resources.ts';
import { dashboardQuery } from '../screens/dashboard/dashboard-query.ts';
import { RequireAuth } from '../session/require-auth.tsx';
import { loadModule } from '../ui/load-module.ts';
import { LoadingScreen } from '../ui/loading.tsx';
import {
  importAddScreen,
  importAppLayout,
  importDashboard,
  importDetail,
  importList,
  importProfile,
  lazyRoute,
} from './lazy-screens.ts';

function resourceRoutes(resource: Resource): RouteObject[] {
  const { name, routes } = resource;
  const screens = [
    lazyRoute(
      routes.list,
      importList,
      ({ ListScreen }) => <ListScreen key={name} resource={resource} />,
      listRouteQuery(resource),
    ),
    lazyRoute(
      routes.view,
      importDetail,
      ({ DetailScreen }) => <DetailScreen key={name} resource={resource} />,
      recordRouteQuery(resource),
    ),
  ];
  if (!routes.add) return screens;
  const addScreen = lazyRoute(routes.add, importAddScreen, ({ AddScreen }) => (
    <AddScreen key={name} resource={resource} />
  ));
  return [...screens, addScreen];
}

/** The routes that require a session: dashboard, profile, and the screens of every resource. */
export const protectedRoutes: RouteObject[] = [
  {
    lazy: async () => {
      await loadModule(importAppLayout);
      return {
        element: (
          <ResourcesContext value={resourcesByName}>
            <RequireAuth fallback={<LoadingScreen />} />
          </ResourcesContext>
        ),
      };
    },
    children: [
      lazyRoute(
        '/admin/dashboard',
        importDashboard,
        ({ DashboardScreen }) => <DashboardScreen />,
        dashboardQuery,
      ),
      ...resources.flatMap(resourceRoutes),
      lazyRoute('/admin/view-profile', importProfile, ({ ProfileScreen }) => <ProfileScreen />),
    ],
  },
];

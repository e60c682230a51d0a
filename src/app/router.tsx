import { createHashRouter, type RouteObject } from 'react-router-dom';
import type { ProductScreen } from '../engine/config/product.ts';
import type { Resource } from '../engine/config/resource.ts';
import { ResourcesContext } from '../engine/config/resources-context.ts';
import { importEditDialog } from '../engine/form/lazy-edit-dialog.tsx';
import { ListScreen } from '../engine/list/list-screen.tsx';
import { RequireAuth } from '../session/require-auth.tsx';
import { LoadingScreen } from '../ui/loading/loading.tsx';
import { createLoaders, type Loaders, shouldLoadList } from './create-loaders.ts';
import { RootLayout } from './layout/app-layout.tsx';
import { lazyRoute, type LazyRouteHandle } from './lazy-route.ts';
import { resources, resourcesByName } from './resources.ts';
import { RouteError } from './route-error.tsx';
import { screens } from './screens.tsx';
import { SignInRoute } from './sign-in/sign-in-route.tsx';

/** The routes of a resource: its list, its records, and the add screen. */
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
  // The child route is the edit dialog, which the detail screen shows over the record.
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

/** A screen of the product. */
function createScreenRoute(screen: ProductScreen, loaders: Loaders): RouteObject {
  const { path, importModule, render } = screen;
  const loader = loaders.screen(screen);
  if (importModule) return lazyRoute(path, importModule, render, loader);
  return { path, element: render(undefined), ...(loader && { loader }) };
}

/** The id of the route around all routes that require a session. */
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
      ...resources.flatMap((resource) => createResourceRoutes(resource, loaders)),
      ...screens
        .filter(({ isPublic }) => !isPublic)
        .map((screen) => createScreenRoute(screen, loaders)),
    ],
  },
  ...screens.filter(({ isPublic }) => isPublic).map((screen) => createScreenRoute(screen, loaders)),
  lazyRoute(
    '*',
    () => import('./not-found-screen.tsx'),
    ({ NotFoundScreen }) => <NotFoundScreen />,
  ),
];

/** Creates all routes. If a screen throws an error, the error replaces the screen, and the layout stays. */
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

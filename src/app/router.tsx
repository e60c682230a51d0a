import { createHashRouter, type RouteObject } from 'react-router-dom';
import type { Resource } from '../engine/resource.ts';
import { resources } from '../resources/registry.ts';
import { RequireSession } from '../session/require-session.tsx';
import { prepareToasts } from '../ui/notify.ts';
import { Frame } from './frame.tsx';
import { loadShell } from './load-shell.ts';
import { RouteError } from './route-error.tsx';
import { Waiting } from './waiting.tsx';

const importDashboard = () => import('../screens/dashboard/dashboard-screen.tsx');
const importList = () => import('../engine/list/list-screen.tsx');
const importDetail = () => import('../engine/detail/detail-screen.tsx');

/** Fetches what comes after signing in, while the password is still being typed. */
function prefetchConsole() {
  // What fails to arrive now is fetched again, and then complained about, when it is needed.
  void Promise.allSettled([loadShell(), importDashboard(), importList(), prepareToasts()]);
}

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
];

const toCome = (path: string, title: string): RouteObject => ({
  path,
  lazy: async () => {
    const { ToComeScreen } = await import('../screens/to-come-screen.tsx');
    return { element: <ToComeScreen key={path} title={title} /> };
  },
});

const guarded: RouteObject[] = [
  {
    path: '/admin/dashboard',
    lazy: async () => ({ Component: (await importDashboard()).DashboardScreen }),
  },
  ...resources.flatMap(screensOf),
  toCome('/admin/genres', 'Genres'),
  toCome('/admin/genre/add', 'Add Genre'),
  toCome('/admin/view/genre/:id', 'Genre'),
  toCome('/admin/banners', 'Banners'),
  toCome('/admin/banner/add', 'Add Banner'),
  toCome('/admin/view/banner/:id', 'Banner'),
  toCome('/admin/view-profile', 'Profile'),
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
            toCome('/admin/privacy-policy', 'Privacy Policy'),
            toCome('/admin/terms-and-condition', 'Terms & Condition'),
            toCome('/admin/delete-account', 'Delete Account'),
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

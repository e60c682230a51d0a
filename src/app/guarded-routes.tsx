import type { RouteObject } from 'react-router-dom';
import type { Resource } from '../engine/resource.ts';
import { resources } from '../resources/registry.ts';
import { RequireSession } from '../session/require-session.tsx';
import { loadCode } from '../ui/load-code.ts';
import { Waiting } from '../ui/waiting.tsx';
import {
  importAddScreen,
  importDashboard,
  importDetail,
  importList,
  importProfile,
  importShell,
} from './code.ts';

const screensOf = (resource: Resource): RouteObject[] => [
  {
    path: resource.path.list,
    lazy: async () => {
      const { ListScreen } = await loadCode(importList);
      return { element: <ListScreen key={resource.name} resource={resource} /> };
    },
  },
  {
    path: resource.path.view,
    lazy: async () => {
      const { DetailScreen } = await loadCode(importDetail);
      return { element: <DetailScreen key={resource.name} resource={resource} /> };
    },
  },
  ...(resource.path.add ? [addScreenOf(resource, resource.path.add)] : []),
];

const addScreenOf = (resource: Resource, path: string): RouteObject => ({
  path,
  lazy: async () => {
    const { AddScreen } = await loadCode(importAddScreen);
    return { element: <AddScreen key={resource.name} resource={resource} /> };
  },
});

/** The screens that need a session: dashboard, profile, and those of every resource. */
export const guardedRoutes: RouteObject[] = [
  {
    lazy: async () => {
      await loadCode(importShell);
      return { element: <RequireSession meanwhile={<Waiting />} /> };
    },
    children: [
      {
        path: '/admin/dashboard',
        lazy: async () => ({ Component: (await loadCode(importDashboard)).DashboardScreen }),
      },
      ...resources.flatMap(screensOf),
      {
        path: '/admin/view-profile',
        lazy: async () => ({
          Component: (await loadCode(importProfile)).ProfileScreen,
        }),
      },
    ],
  },
];

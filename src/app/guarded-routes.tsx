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
import { lateScreen } from './late-screen.tsx';

function screensOf(resource: Resource): RouteObject[] {
  const { name, path } = resource;
  const screens = [
    lateScreen(path.list, importList, ({ ListScreen }) => (
      <ListScreen key={name} resource={resource} />
    )),
    lateScreen(path.view, importDetail, ({ DetailScreen }) => (
      <DetailScreen key={name} resource={resource} />
    )),
  ];
  if (!path.add) return screens;
  const add = lateScreen(path.add, importAddScreen, ({ AddScreen }) => (
    <AddScreen key={name} resource={resource} />
  ));
  return [...screens, add];
}

/** The screens that need a session: dashboard, profile, and those of every resource. */
export const guardedRoutes: RouteObject[] = [
  {
    lazy: async () => {
      await loadCode(importShell);
      return { element: <RequireSession meanwhile={<Waiting />} /> };
    },
    children: [
      lateScreen('/admin/dashboard', importDashboard, ({ DashboardScreen }) => <DashboardScreen />),
      ...resources.flatMap(screensOf),
      lateScreen('/admin/view-profile', importProfile, ({ ProfileScreen }) => <ProfileScreen />),
    ],
  },
];

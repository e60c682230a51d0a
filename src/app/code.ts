import type { Shell } from './shell/shell.tsx';

/** The code of the console that comes when it is needed, or a little before. */
export const importLogin = () => import('../screens/login/login-screen.tsx');
export const importDashboard = () => import('../screens/dashboard/dashboard-screen.tsx');
export const importList = () => import('../engine/list/list-screen.tsx');
export const importDetail = () => import('../engine/detail/detail-screen.tsx');
export const importAddScreen = () => import('../engine/form/add-screen.tsx');
export const importProfile = () => import('../screens/profile/profile-screen.tsx');

let shell: typeof Shell | undefined;

export const importShell = () =>
  import('./shell/shell.tsx').then((module) => {
    ({ Shell: shell } = module);
    return module;
  });

/** The frame, once its code is there; React holds back for 300 ms what it has to wait for itself. */
export const loadedShell = () => shell;

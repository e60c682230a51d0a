import type { ReactElement } from 'react';
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { loadModule, preload } from '../ui/load-module.ts';

export const importAddScreen = () => import('../engine/form/add-screen.tsx');
export const importProfile = () => import('../screens/profile/profile-screen.tsx');

/** The `handle` of a lazy route, which `preloadOnIntent` reads. */
interface PreloadHandle {
  importModule: () => Promise<unknown>;
}

/** A route whose code is loaded on demand, or preloaded on intent. */
export const lazyRoute = <Module>(
  path: string,
  importModule: () => Promise<Module>,
  render: (module: Module) => ReactElement,
): RouteObject => ({
  path,
  handle: { importModule } satisfies PreloadHandle,
  lazy: async () => ({ element: render(await loadModule(importModule)) }),
});

/** Preloads a screen when a link to it is hovered or focused. */
export function preloadOnIntent({ routes }: Pick<DataRouter, 'routes'>): void {
  const preloadLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]');
    if (!link) return;
    for (const { route } of matchRoutes(routes, link.hash.slice(1)) ?? []) {
      if (route.handle) preload((route.handle as PreloadHandle).importModule);
    }
  };
  document.addEventListener('pointerover', preloadLink);
  document.addEventListener('focusin', preloadLink);
}

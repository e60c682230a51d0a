import type { ReactElement } from 'react';
import { type DataRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { loadModule, preload } from '../ui/loading/load-module.ts';

/** The `handle` of a lazy route. */
export interface LazyRouteHandle {
  importModule: () => Promise<unknown>;
  /** Whether it is a dialog over the screen of the route around it. */
  isDialog?: boolean;
}

/** A route whose code is loaded on demand, or preloaded on intent. */
export const lazyRoute = <Module>(
  path: string,
  importModule: () => Promise<Module>,
  render: (module: Module) => ReactElement,
  /** Called while the code is loaded. */
  loader?: RouteObject['loader'],
): RouteObject => ({
  path,
  ...(loader && { loader }),
  handle: { importModule } satisfies LazyRouteHandle,
  lazy: async () => ({ element: render(await loadModule(importModule)) }),
});

/** Preloads the code of a screen when a link to it is hovered or focused. */
export function preloadOnIntent({ routes }: DataRouter): void {
  function handleIntent({ target }: Event) {
    if (!(target instanceof Element)) return;
    const link = target.closest('a[href^="#/"]');
    if (!link || link.ariaDisabled === 'true') return;
    for (const { route } of matchRoutes(routes, link.getAttribute('href')?.slice(1) ?? '') ?? []) {
      if (route.handle) preload((route.handle as LazyRouteHandle).importModule);
    }
  }

  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);
}

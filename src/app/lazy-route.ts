import type { ReactElement } from 'react';
import {
  type DataRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
} from 'react-router-dom';
import { loadModule, preload, reloadPage } from '../ui/loading/load-module.ts';

/** The `handle` of a lazy route. */
export interface LazyRouteHandle {
  importModule: () => Promise<unknown>;
  /** Whether the route is a dialog over the screen of its parent route. */
  isDialog?: boolean;
}

/**
 * Reloads the page at an address of the router, because the browser still shows the previous address while a navigation
 * waits for code.
 */
function reloadAt(address: string) {
  const href = `#${address}`;
  if (window.location.hash !== href) window.history.pushState(null, '', href);
  reloadPage();
}

/**
 * A route whose code is loaded on demand, or preloaded on intent. The code is loaded by a loader and not by `lazy`,
 * because React Router remembers a failure of `lazy` until the page is reloaded.
 */
export function lazyRoute<Module>(
  path: string,
  importModule: () => Promise<Module>,
  render: (module: Module) => ReactElement,
  /** Called while the code is loaded. */
  loader?: LoaderFunction,
): RouteObject {
  let module: Module | undefined;
  return {
    path,
    handle: { importModule } satisfies LazyRouteHandle,
    async loader(args) {
      void loader?.(args);
      const { pathname, search } = new URL(args.request.url);
      module ??= await loadModule(importModule, () => reloadAt(pathname + search));
      return null;
    },
    Component: () => module && render(module),
  };
}

/** Preloads the code of a screen when a link to it is hovered or focused. */
export function preloadOnIntent({ routes }: DataRouter): void {
  function handleIntent({ target }: Event) {
    if (!(target instanceof Element)) return;
    const link = target.closest('a[href^="#/"]');
    if (!link || link.ariaDisabled === 'true') return;
    for (const { route } of matchRoutes(routes, link.getAttribute('href')?.slice(1) ?? '') ?? []) {
      const handle: LazyRouteHandle | undefined = route.handle;
      if (handle) preload(handle.importModule);
    }
  }

  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);
}

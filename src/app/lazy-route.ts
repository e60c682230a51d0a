import type { ReactElement } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { loadModule } from '../ui/loading/load-module.ts';

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
  loader?: LoaderFunction,
): RouteObject => ({
  path,
  ...(loader && { loader }),
  handle: { importModule } satisfies LazyRouteHandle,
  lazy: async () => ({ element: render(await loadModule(importModule)) }),
});

import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadModule } from '../ui/load-module.ts';

/** The `handle` of a lazy route, which `preloadOnIntent` reads. */
export interface PreloadHandle {
  importModule: () => Promise<unknown>;
}

/** A route whose code is loaded on demand, or preloaded on intent. */
export const lazyRoute = <Module,>(
  path: string,
  importModule: () => Promise<Module>,
  render: (module: Module) => ReactElement,
): RouteObject => ({
  path,
  handle: { importModule } satisfies PreloadHandle,
  lazy: async () => ({ element: render(await loadModule(importModule)) }),
});

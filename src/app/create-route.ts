import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteQuery } from '../api/prefetch-query.ts';
import { loadModule } from '../ui/load-module.ts';
import type { PreloadHandle } from './preload-on-intent.ts';

/** A route whose data is prefetched on intent. */
export const createRoute = (
  path: string,
  element: ReactElement,
  query: RouteQuery,
): RouteObject => ({ path, element, handle: { query } satisfies PreloadHandle });

/** A route whose code is loaded on demand, or preloaded on intent together with its data. */
export const lazyRoute = <Module>(
  path: string,
  importModule: () => Promise<Module>,
  render: (module: Module) => ReactElement,
  query?: RouteQuery,
): RouteObject => ({
  path,
  handle: { importModule, query } satisfies PreloadHandle,
  lazy: async () => ({ element: render(await loadModule(importModule)) }),
});

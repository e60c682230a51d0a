import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { loadCode } from '../ui/load-code.ts';

/** The code that a route's `handle` can fetch before the route is asked for. */
export interface Ahead {
  code: () => Promise<unknown>;
}

/** A screen whose code comes when it is asked for, or a little before: see fetch-on-intent.ts. */
export const lateScreen = <Module,>(
  path: string,
  code: () => Promise<Module>,
  show: (module: Module) => ReactElement,
): RouteObject => ({
  path,
  handle: { code } satisfies Ahead,
  lazy: async () => ({ element: show(await loadCode(code)) }),
});

import { type ComponentType, createElement, use, useEffect, useState } from 'react';
import { loadModule } from './load-module.ts';
import type { LoadErrorProps } from './query-boundary.tsx';
import { toError } from '../../api/to-error.ts';

/**
 * Every screen has this module already. It is not imported above, because Node imports resources, and with them this
 * file, but cannot import `.tsx`.
 */
const importErrorView = async () => (await import('./query-boundary.tsx')).LoadError;

/**
 * A component whose module is loaded when it is first rendered. If that fails, an alert in its place, or a view of its
 * own, shows the error until a retry succeeds. React's `lazy` would keep the error until the page is reloaded.
 */
export function lazyComponent<Module, Props extends object>(
  load: () => Promise<Module>,
  select: (module: Module) => ComponentType<Props>,
  errorView?: ComponentType<Props & LoadErrorProps>,
) {
  async function start() {
    try {
      return { component: select(await loadModule(load)) };
    } catch (error) {
      return { error: toError(error), view: errorView ?? (await importErrorView()) };
    }
  }

  let loading: ReturnType<typeof start> | undefined;
  const continueLoading = () => (loading ??= start());

  return function LazyComponent(props: Props) {
    const [promise, setPromise] = useState(continueLoading);
    const { component, error, view } = use(promise);

    // The error is removed before the next attempt.
    useEffect(() => {
      if (error) loading = undefined;
    }, [error]);

    if (component) return createElement(component, props);
    return createElement(view, { ...props, error, onRetry: () => setPromise(continueLoading) });
  };
}

import { type ComponentType, lazy } from 'react';
import { loadModule } from './load-module.ts';

/**
 * A component whose module is loaded when it is first rendered. If that fails, the screen shows the error; or, with a
 * `Fallback` for what a screen can do without, a toast does, and `Fallback` replaces the component.
 */
export const lazyComponent = <Module, Props>(
  load: () => Promise<Module>,
  select: (module: Module) => ComponentType<Props>,
  Fallback?: ComponentType<Props>,
) =>
  lazy(async () => {
    try {
      return { default: select(await loadModule(load)) };
    } catch (error) {
      if (!Fallback) throw error;
      // Node imports resources, and with them this file, but no `.tsx`.
      const { toastError } = await import('../feedback/toast.tsx');
      toastError((error as Error).message);
      return { default: Fallback };
    }
  });

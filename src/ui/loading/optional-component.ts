import { type ComponentType, lazy } from 'react';
import { loadModule } from './load-module.ts';
import { toastError } from '../feedback/toast.tsx';

/**
 * A component that a screen can do without, whose module is loaded when it is first rendered. If that fails, a toast
 * says so, and `Fallback` replaces it.
 */
export const optionalComponent = <Module, Props>(
  load: () => Promise<Module>,
  select: (module: Module) => ComponentType<Props>,
  Fallback: ComponentType<Props>,
) =>
  lazy(() =>
    loadModule(load).then(
      (module) => ({ default: select(module) }),
      (error: Error) => {
        toastError(error.message);
        return { default: Fallback };
      },
    ),
  );

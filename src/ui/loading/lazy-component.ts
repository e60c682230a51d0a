import { type ComponentType, lazy } from 'react';
import { loadModule } from './load-module.ts';

/** A component whose module is loaded when it is first rendered. */
export const lazyComponent = <Module, Props>(
  load: () => Promise<Module>,
  select: (module: Module) => ComponentType<Props>,
) => lazy(() => loadModule(load).then((module) => ({ default: select(module) })));

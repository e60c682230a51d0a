import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { giveUpToasts, prepareToasts, toastsWanted } from './notify.ts';

const Nothing: ComponentType = () => null;

// Without the code of the toasts the console goes on; notify.ts then speaks through the browser's box.
const Toasts = lazy(() =>
  prepareToasts().then(
    (module) => ({ default: module.Toasts as ComponentType }),
    () => {
      giveUpToasts();
      return { default: Nothing };
    },
  ),
);

/** The place of the toasts, there once the first is wanted. */
export function Toaster() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get);
  return <Suspense>{wanted && <Toasts />}</Suspense>;
}

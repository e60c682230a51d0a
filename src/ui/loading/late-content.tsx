import { createContext, type ReactElement, Suspense, use, useEffect, useEffectEvent } from 'react';
import { Skeleton } from './loading.tsx';

/** The function that is called when late content has loaded. */
export const LoadListener = createContext<(() => void) | undefined>(undefined);

/** Content whose code may have to be loaded. A skeleton is shown until then. */
export const LateContent = ({ height, children }: { height: number; children: ReactElement }) => (
  <Suspense
    fallback={
      <div aria-busy="true">
        <Skeleton height={height} />
      </div>
    }
  >
    {children}
    <LoadReport />
  </Suspense>
);

function LoadReport() {
  const listener = use(LoadListener);
  const report = useEffectEvent(() => listener?.());
  useEffect(() => report(), []);
  return null;
}

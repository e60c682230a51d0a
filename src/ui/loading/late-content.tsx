import { createContext, type ReactElement, Suspense, use, useEffect, useEffectEvent } from 'react';
import { Skeleton } from './loading.tsx';

/** Provides what is called whenever late content is there. */
export const LoadListener = createContext<(() => void) | undefined>(undefined);

/** Content whose code may have to be loaded; until then a skeleton is in its place. */
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

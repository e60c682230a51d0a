import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { RealtimeContext } from '../realtime/realtime-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Toaster } from '../ui/toast.tsx';
import type { Console } from './create-console.ts';

interface ProvidersProps extends Console {
  /** Called with the errors that the router catches: a screen that failed to load or to render. */
  onError: (error: unknown) => void;
}

/** The root component: the router within all context providers. */
export function Providers({ onError, ...services }: ProvidersProps) {
  const { api, store, drafts, prefetcher, queries, realtime, router } = services;
  const session = useMemo(
    () => ({ api, store, drafts, prefetcher }),
    [api, store, drafts, prefetcher],
  );
  return (
    <SessionContext value={session}>
      <RealtimeContext value={realtime}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} onError={onError} />
          <Toaster />
          <Announcer />
        </QueryClientProvider>
      </RealtimeContext>
    </SessionContext>
  );
}

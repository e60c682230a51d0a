import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { RealtimeContext } from '../realtime/realtime-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { Toaster } from '../ui/toaster.tsx';
import type { Console } from './create-console.ts';

interface ProvidersProps extends Console {
  /** Told of what a screen failed to load or to render for. */
  onError: (error: unknown) => void;
}

/** The console with everything its screens ask for. */
export function Providers({ onError, ...parts }: ProvidersProps) {
  const { api, store, drafts, queries, realtime, router } = parts;
  const session = useMemo(() => ({ api, store, drafts }), [api, store, drafts]);
  return (
    <SessionContext value={session}>
      <RealtimeContext value={realtime}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} onError={onError} />
          <Toaster />
        </QueryClientProvider>
      </RealtimeContext>
    </SessionContext>
  );
}

import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import { RealtimeContext } from '../realtime/realtime-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { Toaster } from '../ui/toaster.tsx';
import type { Console } from './create-console.ts';

/** The console with everything its screens ask for. */
export function Providers({ api, store, queries, realtime, router }: Console) {
  const session = useMemo(() => ({ api, store }), [api, store]);
  return (
    <SessionContext value={session}>
      <RealtimeContext value={realtime}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </RealtimeContext>
    </SessionContext>
  );
}

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { Api } from '../api/create-api.ts';
import type { Realtime } from '../realtime/create-realtime.ts';
import { RealtimeContext } from '../realtime/realtime-context.ts';
import type { Drafts } from '../session/drafts.ts';
import type { PreferencesStore } from '../session/preferences.ts';
import { SessionContext } from '../session/session-context.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Router } from './router.tsx';

interface ProvidersProps {
  api: Api;
  store: SessionStore;
  drafts: Drafts;
  preferences: PreferencesStore;
  isPrefetchEnabled: boolean;
  queries: QueryClient;
  realtime: Realtime;
  router: Router;
  /** Called with the errors that the router catches: a screen that failed to load or to render. */
  onError: (error: unknown) => void;
}

/** The router within all context providers. */
export function Providers(props: ProvidersProps) {
  const { api, store, drafts, preferences, isPrefetchEnabled } = props;
  const { queries, realtime, router, onError } = props;
  const session = useMemo(
    () => ({ api, store, drafts, preferences, isPrefetchEnabled }),
    [api, store, drafts, preferences, isPrefetchEnabled],
  );
  return (
    <SessionContext value={session}>
      <RealtimeContext value={realtime}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} onError={onError} />
        </QueryClientProvider>
      </RealtimeContext>
    </SessionContext>
  );
}

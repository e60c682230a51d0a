import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { SelectionContext } from '../engine/config/selection.ts';
import { RealtimeContext } from '../realtime/create-realtime.ts';
import { createReturnState, readReturnTo } from '../session/require-auth.tsx';
import { SessionContext } from '../session/session-context.ts';
import { signIn as signInConfig } from '../product/sign-in.ts';
import { type Credentials, signIn } from '../session/sign-in.ts';
import { FindEverywhereContext } from '../ui/find-everywhere.ts';
import { JobsContext } from '../ui/feedback/jobs.ts';
import type { DeploymentResponse } from './deployment.ts';
import { createServices } from './create-services.ts';
import { findEverywhere } from './commands/console-actions.ts';
import { devTools } from './dev-tools.ts';
import { preloadOnIntent } from './lazy-route.ts';
import { createRouter, protectedRouteId } from './router.tsx';

/** The index that React Router keeps in the state of each history entry. */
const getHistoryIndex = (): number | undefined => window.history.state?.idx;

/**
 * Gives an index to history entries that a typed address creates. React Router indexes only its own entries, and
 * `useBlocker` cannot block leaving an entry without one. Call this before the router is created, so that its
 * `popstate` listener runs first, and call the returned function after each navigation of the router.
 */
function indexTypedAddresses(): () => void {
  let currentIndex = 0;
  const updateIndex = () => {
    currentIndex = getHistoryIndex() ?? currentIndex;
  };
  window.addEventListener('popstate', () => {
    if (getHistoryIndex() === undefined) {
      window.history.replaceState({ key: `typed-${Date.now()}`, idx: currentIndex + 1 }, '');
    }
    updateIndex();
  });
  return updateIndex;
}

/** Creates the services and the router, and connects them. */
export function createConsole(deployment: DeploymentResponse) {
  const services = createServices(deployment, openSignIn);
  const { store, drafts, jobs, queryClient, realtime, reporter } = services;
  const updateHistoryIndex = indexTypedAddresses();
  const router = createRouter(services);
  router.subscribe(updateHistoryIndex);
  router.subscribe(({ location: { pathname } }) => {
    // A draft is kept until its screen is opened again. If another screen is opened first, the draft is discarded.
    if (store.get() && pathname !== '/' && !drafts.get(pathname)) drafts.clear();
  });
  preloadOnIntent(router);
  devTools?.connect(services, router);

  /** Opens the sign-in after a 401. */
  function openSignIn() {
    const { location, matches } = router.state;
    // These routes redirect by themselves.
    if (matches.some(({ route }) => route.id === protectedRouteId)) return;
    void router.navigate('/', { replace: true, state: createReturnState(location) });
  }

  const onError = reporter.reportUncaughtErrors(router);
  return {
    element: (
      <SessionContext value={services}>
        <RealtimeContext value={realtime}>
          <SelectionContext value={services.getSelection}>
            <JobsContext value={jobs}>
              <QueryClientProvider client={queryClient}>
                <FindEverywhereContext value={findEverywhere}>
                  <RouterProvider router={router} onError={onError} />
                </FindEverywhereContext>
              </QueryClientProvider>
            </JobsContext>
          </SelectionContext>
        </RealtimeContext>
      </SessionContext>
    ),
    /** Begins a session, and opens the page to return to. It rejects with the errors of `signIn`. */
    async signIn(credentials: Credentials, signal: AbortSignal) {
      await signIn({ ...services, signIn: signInConfig }, credentials, signal);
      await router.navigate(readReturnTo(router.state.location.state), { replace: true });
    },
  };
}

/** The console, ready to be shown. */
export type Console = ReturnType<typeof createConsole>;

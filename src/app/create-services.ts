import { operations } from '../api/contract.ts';
import { findPartSchema, parsePath } from '../api/response-parts.ts';
import { signIn } from '../product/sign-in.ts';
import { createApi } from '../api/create-api.ts';
import { createQueryClient, refetchNetworkErrors } from '../api/query-client.ts';
import { createSelections } from '../engine/config/selection.ts';
import { createRealtime } from '../realtime/create-realtime.ts';
import { getBrowserStorage } from '../session/browser-storage.ts';
import { createDrafts } from '../session/drafts.ts';
import { createEntryViews } from '../session/history-entry.ts';
import { createPreferencesStore } from '../session/preferences.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createServerClock } from '../session/token-expiry.ts';
import { createJobs } from '../ui/feedback/jobs.ts';
import { dismissErrors } from '../ui/feedback/toast.tsx';
import { applyTheme } from '../ui/theme/colours.ts';
import { type DeploymentResponse, parseDeployment } from './deployment.ts';
import { devTools } from './dev-tools.ts';
import { createErrorReporter, warnOfViolation } from './error-reporting.ts';

/** The configuration of sessions by the sign-in of the product. */
function describeSession() {
  if (!signIn) return { needsSignIn: false, requiresExpiry: false };
  if ('credential' in signIn) return { requiresExpiry: false };
  const { operation, user, requiresExpiry = false } = signIn;
  const response = operations[operation];
  const userSchema =
    response && user !== undefined
      ? findPartSchema(response.responseSchema, parsePath(user))
      : undefined;
  return { requiresExpiry, userSchema };
}

/** Creates the services of the console, and connects them. `onExpired` is called after a 401 has ended the session. */
export function createServices(response: DeploymentResponse, onExpired: () => void) {
  const clock = createServerClock();
  clock.syncWith(response.headers);
  const deployment = parseDeployment(response.json);
  const reporter = createErrorReporter(deployment);
  const storage = getBrowserStorage();
  const store = createSessionStore(storage, window, clock, describeSession());
  const preferences = createPreferencesStore(storage, window, store);
  const drafts = createDrafts(store, storage);
  const queryClient = createQueryClient();
  const getToken = () => store.get()?.token;
  const realtime = createRealtime({ url: deployment.socketUrl, getToken });

  const api = createApi({
    baseUrl: deployment.apiBaseUrl,
    operations,
    getToken,
    onResponse(headers, operationId) {
      clock.syncWith(headers);
      devTools?.onResponse(headers, operationId);
    },
    acceptViolations: deployment.acceptViolations,
    onViolation(violation) {
      reporter.reportViolation(violation);
      devTools?.onViolation(violation);
      if (deployment.acceptViolations) warnOfViolation(violation);
    },
    onUnauthorized(message, token) {
      // Only the first of several 401s ends the session. The others are responses for a session that has already ended.
      if (store.expire(token, message)) onExpired();
    },
    ...(devTools && { fetch: devTools.fetch }),
  });

  window.addEventListener('online', () => refetchNetworkErrors(queryClient));

  let sessionSignal = store.getSignal();
  store.subscribe(() => {
    // If the session was renewed, its requests, its data and its connection continue.
    if (!sessionSignal.aborted) {
      realtime.resume();
      return;
    }
    sessionSignal = store.getSignal();
    void queryClient.cancelQueries();
    dismissErrors();
    realtime.reconnect();
    // No administrator may see cached data of another: queries on the screen are read again, and a sign-out removes all
    // of them.
    if (getToken()) void queryClient.resetQueries();
    else queryClient.clear();
  });

  const showTheme = () => applyTheme(preferences.get().theme);
  preferences.subscribe(showTheme);
  showTheme();

  return {
    api,
    store,
    drafts,
    preferences,
    entryViews: createEntryViews(),
    leaveWarnings: new Set<string>(),
    getSelection: createSelections(store),
    jobs: createJobs(store),
    queryClient,
    realtime,
    isPrefetchEnabled: deployment.prefetch,
    reporter,
  };
}

export type Services = ReturnType<typeof createServices>;

/** The chosen scenarios, and what the panel knows of the console. */
import { createStore } from 'zustand/vanilla';
import { operations } from '../../../src/api/contract.ts';
import type { SessionStore } from '../../../src/session/session-store.ts';
import { toastError } from '../../../src/ui/feedback/toast.tsx';
import {
  formatHeader,
  readChoices,
  type ScenarioChoices,
  writeChoices,
} from './scenario-choices.ts';

interface ShownPage {
  path: string;
  /** The operations that were called since the screen was opened. */
  calledIds: readonly string[];
  /** The session; absent until the console's services are loaded. */
  session?: SessionStore;
}

export const shown = createStore<ShownPage>()(() => ({ path: '/', calledIds: [] }));

/** The chosen scenarios. They are in the query of the address, so that reloads, navigation and links keep them. */
export const choices = createStore<ScenarioChoices>()(() => readChoices(window.location.search));

function writeAddress() {
  const { pathname, search, hash } = window.location;
  const next = writeChoices(search, choices.getState());
  if (next !== search)
    window.history.replaceState(window.history.state, '', pathname + next + hash);
}

choices.subscribe(writeAddress);
// History entries from before a choice do not have it in their address.
window.addEventListener('popstate', writeAddress);

/** The browser looks offline while the scenario `offline` of any operation is chosen. */
const isOffline = (chosen: ScenarioChoices) =>
  Object.values(operations).some(({ id }) => chosen[id] === 'offline');

// An own property hides that of the prototype.
Object.defineProperty(navigator, 'onLine', { get: () => !isOffline(choices.getState()) });
choices.subscribe((now, before) => {
  if (isOffline(now) !== isOffline(before))
    window.dispatchEvent(new Event(isOffline(now) ? 'offline' : 'online'));
});

const headerName = 'x-scenario';

let reported: string | null = null;

/**
 * A `fetch` that sends the chosen scenarios to the dev server, which applies them. It reports once which scenarios the
 * server does not know.
 */
export async function fetchWithScenarios(request: Request): Promise<Response> {
  const scenarios = formatHeader(choices.getState());
  if (scenarios !== '') request.headers.set(headerName, scenarios);
  const response = await fetch(request);
  const unknown = response.headers.get('x-scenario-unknown');
  if (unknown !== null && unknown !== reported) {
    reported = unknown;
    toastError(`The contract has no scenario ${decodeURIComponent(unknown)}: it is ignored.`);
  }
  // The timeout is simulated, because a real one would take long.
  if (response.headers.get(headerName)?.endsWith(':timeout'))
    throw new DOMException('The operation timed out.', 'TimeoutError');
  return response;
}

import { createStore, type StoreApi } from 'zustand/vanilla';
import { toastError } from '../../../src/ui/feedback/toast.tsx';

/** The scenario of each operation that has one, by operationId: `{ getAllUsers: '500' }`. */
export type ScenarioChoices = Readonly<Record<string, string>>;

/** The choices in the query of an address; of several for one operation the last one counts. */
export function readChoices(search: string): ScenarioChoices {
  const entries = new URLSearchParams(search).getAll('scenario').flatMap((scenario) => {
    const [, operationId, name] = /^([^:]+):(.+)$/s.exec(scenario) ?? [];
    return operationId && name ? [[operationId, name] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The query of an address with these choices instead of its own; other parameters stay. */
export function writeChoices(search: string, choices: ScenarioChoices): string {
  const query = new URLSearchParams(search);
  query.delete('scenario');
  for (const choice of Object.entries(choices)) query.append('scenario', choice.join(':'));
  // A colon needs no encoding, and people read the address.
  return query.size === 0 ? '' : `?${query.toString().replaceAll('%3A', ':')}`;
}

/** The value of the header `x-scenario`: `getAllUsers:500, getUser:slow`. A header takes no other characters unencoded. */
export const formatHeader = (choices: ScenarioChoices): string =>
  Object.entries(choices)
    .map((choice) => choice.map(encodeURIComponent).join(':'))
    .join(', ');

/** The chosen scenarios. They are in the address, before the hash: reloads, navigation and links keep them. */
export function createScenarioChoices(): StoreApi<ScenarioChoices> {
  const choices = createStore(() => readChoices(window.location.search));

  function writeAddress() {
    const { pathname, search, hash } = window.location;
    const next = writeChoices(search, choices.getState());
    if (next !== search)
      window.history.replaceState(window.history.state, '', pathname + next + hash);
  }

  choices.subscribe(writeAddress);
  // Entries of the history from before a choice do not have it in their address.
  window.addEventListener('popstate', writeAddress);
  return choices;
}

const headerName = 'x-scenario';

/** `fetch` that names the chosen scenarios to the dev server, which applies them. Says once which it does not know. */
export function createScenarioFetch(getChoices: () => ScenarioChoices) {
  let reported: string | null = null;
  return async (request: Request): Promise<Response> => {
    const scenarios = formatHeader(getChoices());
    const isOwn = new URL(request.url).origin === window.location.origin;
    if (scenarios !== '' && isOwn) request.headers.set(headerName, scenarios);
    const response = await fetch(request);
    const unknown = response.headers.get('x-scenario-unknown');
    if (unknown !== null && unknown !== reported) {
      reported = unknown;
      toastError(`The contract has no scenario ${decodeURIComponent(unknown)}: it is ignored.`);
    }
    // Without the wait that comes before a real one.
    if (response.headers.get(headerName)?.endsWith(':timeout'))
      throw new DOMException('The operation timed out.', 'TimeoutError');
    return response;
  };
}

/** Makes the browser look offline while the scenario `offline` of any of these operations is chosen. */
export function simulateOffline(
  choices: StoreApi<ScenarioChoices>,
  operations: readonly { id: string }[],
): void {
  const isOffline = (chosen: ScenarioChoices) =>
    operations.some(({ id }) => chosen[id] === 'offline');
  // The own property hides the one of the prototype.
  Object.defineProperty(navigator, 'onLine', { get: () => !isOffline(choices.getState()) });
  choices.subscribe((now, before) => {
    if (isOffline(now) !== isOffline(before))
      window.dispatchEvent(new Event(isOffline(now) ? 'offline' : 'online'));
  });
}

import { createStore } from './create-store.ts';
import { readChoices, type ScenarioChoices, writeChoices } from './scenario-address.ts';

/** The chosen scenarios. They are in the address, before the hash: reloads, navigation and links keep them. */
export function createScenarioChoices() {
  const { get, set, subscribe } = createStore(readChoices(window.location.search));

  function writeAddress() {
    const { pathname, search, hash } = window.location;
    const next = writeChoices(search, get());
    if (next !== search)
      window.history.replaceState(window.history.state, '', pathname + next + hash);
  }

  // Entries of the history from before a choice do not have it in their address.
  window.addEventListener('popstate', writeAddress);

  return {
    get,
    subscribe,
    replace(choices: ScenarioChoices) {
      set(choices);
      writeAddress();
    },
  };
}

export type ChoicesStore = ReturnType<typeof createScenarioChoices>;

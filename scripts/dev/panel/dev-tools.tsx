import type { Query, QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { operations } from '../../../src/api/contract.ts';
import type { DevTools } from '../../../src/app/dev-tools.ts';
import type { Resources } from '../../../src/engine/config/resources-context.ts';
import { isModalOpen } from '../../../src/ui/modal-dialog.tsx';
import { choices, fetchWithScenarios, shown } from './panel-state.ts';
import { ScenarioPanel } from './scenario-panel.tsx';
import { addViolation, parsePrismViolations, ViolationPanel } from './violation-panel.tsx';

const host = document.body.appendChild(document.createElement('div'));
// The events are stopped here. Otherwise an open dialog would take the focus back, and shortcuts of the page would run
// actions behind the panel.
for (const type of ['focusin', 'keydown'])
  host.addEventListener(type, (event) => event.stopPropagation());
// The panel has a React root of its own, so that it survives errors of the console.
createRoot(host.appendChild(document.createElement('div'))).render(
  <>
    <ViolationPanel />
    <ScenarioPanel />
  </>,
);

/** Reads the data of an operation again when another scenario is chosen for it. */
const refetchChanged = (queryClient: QueryClient) =>
  choices.subscribe((now, before) => {
    const predicate = ({ queryKey: [key] }: Query) => {
      const id = operations[String(key)]?.id ?? '';
      return before[id] !== now[id];
    };
    // If a dialog is open, its query is only refetched, because removing the data would close the dialog and lose its
    // input.
    if (isModalOpen()) void queryClient.invalidateQueries({ predicate });
    else void queryClient.resetQueries({ predicate });
  });

/** The parts of resources from which routes and queries are made when the page is loaded. */
const getIdentity = (resources: Resources) =>
  Object.entries(resources)
    .map(([key, { name, routes, operations: used }]) => JSON.stringify([key, name, routes, used]))
    .join();

export const devTools: DevTools = {
  fetch: fetchWithScenarios,

  onResponse(headers, operationId) {
    parsePrismViolations(headers, operationId).forEach(addViolation);
    const { calledIds } = shown.getState();
    if (!calledIds.includes(operationId))
      shown.setState({ calledIds: [...calledIds, operationId] });
  },

  onViolation: addViolation,

  connect({ store, queryClient }, { state, subscribe }) {
    shown.setState({ session: store });
    refetchChanged(queryClient);

    function setPath({ location: { pathname } }: Pick<typeof state, 'location'>) {
      if (pathname !== shown.getState().path) shown.setState({ path: pathname, calledIds: [] });
    }
    setPath(state);
    subscribe(setPath);
  },

  replaceResources(resources, edited) {
    // A resource was added or removed, or has other routes or operations.
    if (getIdentity(resources) !== getIdentity(edited)) return window.location.reload();
    for (const [key, resource] of Object.entries(resources)) {
      // Options that were removed from the resource must not remain.
      for (const option of Object.keys(resource)) Reflect.deleteProperty(resource, option);
      Object.assign(resource, edited[key]);
    }
  },
};

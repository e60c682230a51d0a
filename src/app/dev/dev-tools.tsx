import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ContractViolation } from '../../api/contract-violation.ts';
import type { SessionStore } from '../../session/session-store.ts';
import type { Router } from '../router.tsx';
import { createStore } from './create-store.ts';
import { createScenarioFetch } from './fetch-with-scenarios.ts';
import { parsePrismViolations } from './parse-prism-violations.ts';
import { createRealtimeLog } from './realtime-log.ts';
import { refetchChanged } from './refetch-changed.ts';
import { createScenarioChoices } from './scenario-choices.ts';
import { ScenarioPanel } from './scenario-panel.tsx';
import type { ShownScreen } from './screen-operations.ts';
import { simulateOffline } from './simulate-offline.ts';
import { createViolationLog } from './violation-log.ts';
import { ViolationPanel } from './violation-panel.tsx';

/** Mounts a panel in a React root of its own, so that it survives errors of the console. */
function mount(panel: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  // Open dialogs would take the focus back, and the keys of the page would act on what is behind.
  for (const type of ['focusin', 'keydown'])
    host.addEventListener(type, (event) => event.stopPropagation());
  createRoot(host.appendChild(document.createElement('div'))).render(panel);
}

const violations = createViolationLog();
const choices = createScenarioChoices();
const session = createStore<SessionStore | undefined>(undefined);
const [path = '/'] = window.location.hash.slice(1).split('?');
const screen = createStore<ShownScreen>({ path: path || '/', calledIds: [] });

simulateOffline(choices);
mount(<ViolationPanel log={violations} />);
mount(
  <ScenarioPanel
    choices={choices}
    screen={screen}
    session={session}
    realtime={createRealtimeLog()}
  />,
);

export const fetchWithScenarios = createScenarioFetch(choices.get);

export const onViolation = (violation: ContractViolation) => violations.add(violation);

export function onResponse(headers: Headers, operationId: string) {
  for (const violation of parsePrismViolations(headers, operationId)) violations.add(violation);
  const shown = screen.get();
  if (!shown.calledIds.includes(operationId))
    screen.set({ ...shown, calledIds: [...shown.calledIds, operationId] });
}

/** Gives the panel the services, once they are there. */
export function connectServices(services: { store: SessionStore; queries: QueryClient }) {
  session.set(services.store);
  refetchChanged(choices, services.queries);
}

function setPath({ location: { pathname } }: Pick<Router['state'], 'location'>) {
  if (pathname !== screen.get().path) screen.set({ path: pathname, calledIds: [] });
}

/** Makes the panel follow the screen that is shown. */
export function followScreen({ state, subscribe }: Pick<Router, 'state' | 'subscribe'>) {
  setPath(state);
  subscribe(setPath);
}

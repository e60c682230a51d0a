/** The states that screens are photographed in: those of scenarios, and those that need none. */
import type { Page } from '@playwright/test';
import { legalDocuments } from '../../src/screens/legal/legal-documents.ts';
import { scenarios as operationSteps } from '../../tests/e2e/operation-scenarios.ts';
import type { ContractOperation } from '../generate/contract-operations.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import type { ScenarioDescription } from '../lib/scenarios/scenarios.ts';
import {
  buildId,
  listScenarioStates,
  type ScenarioState,
} from '../lib/scenarios/scenario-states.ts';

type Steps = (page: Page) => Promise<void>;

export interface GalleryState {
  /** Part of file names: `users-list--getAllUsers--500`. */
  id: string;
  screen: string;
  route: string;
  /** `500: The server failed`, or `opened`. */
  label: string;
  kind: ScenarioDescription['kind'] | 'opened';
  /** The name of its resource. */
  resource?: string;
  operation?: ContractOperation;
  /** The name of the scenario of the operation: `500`. */
  scenario?: string;
  isSignedOut?: boolean;
  /** Runs when the screen is open: opens a dialog, submits a form. */
  act?: Steps;
}

/** A state that needs no scenario. */
const open = (
  { screen, route, resource }: Pick<GalleryState, 'screen' | 'route' | 'resource'>,
  label: string,
  more: Pick<GalleryState, 'isSignedOut' | 'act'> = {},
): GalleryState => ({
  id: buildId(screen, label),
  screen,
  route,
  label,
  kind: 'opened',
  ...(resource && { resource }),
  ...more,
});

const press =
  (name: string | RegExp, opened?: 'combobox' | 'dialog' | 'textbox'): Steps =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    if (opened) await page.getByRole(opened).first().waitFor();
  };

const openShortcuts: Steps = async (page) => {
  // The shortcuts are loaded when the page is idle.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};

const selectRows: Steps = async (page) => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selection' }).waitFor();
};

/** Saves a form whose record was changed on the server after it was opened. */
const saveInConflict =
  (retrieveId: string): Steps =>
  async (page) => {
    await page.setExtraHTTPHeaders({ 'x-scenario': `${retrieveId}:longest-texts` });
    await page.getByRole('dialog').getByRole('textbox').first().fill('Gallery');
    await press('Submit')(page);
    await page.getByRole('dialog', { name: 'Resolve conflicts' }).waitFor();
  };

function listOtherScreens(): GalleryState[] {
  const signIn = { screen: 'sign-in', route: '/' };
  const dashboard = { screen: 'dashboard', route: '/admin/dashboard' };
  const profile = { screen: 'profile', route: '/admin/view-profile' };
  const deletion = { screen: 'delete account', route: '/admin/delete-account' };
  return [
    open(signIn, 'opened', { isSignedOut: true }),
    open(signIn, 'submitted empty', { isSignedOut: true, act: press('Sign In') }),
    open(dashboard, 'command palette', { act: press('Search or jump to', 'combobox') }),
    open(dashboard, 'keyboard shortcuts', { act: openShortcuts }),
    open(profile, 'opened'),
    open(profile, 'dialog', { act: press(/^Edit/, 'dialog') }),
    open(deletion, 'opened'),
    open(deletion, 'opened without a session', { isSignedOut: true }),
    open(deletion, 'submitted empty', { act: press('Submit') }),
    open({ screen: 'not found', route: '/nowhere' }, 'opened'),
    ...Object.values(legalDocuments).map(({ title, path }) =>
      open({ screen: title.toLowerCase(), route: path }, 'editor', {
        act: press(/^Edit/, 'textbox'),
      }),
    ),
  ];
}

/** What a screen of a resource is like without a scenario; `retrieveId` is the operation that reads its record. */
function listOpened({ screen, route, resource }: ScenarioState, retrieveId = ''): GalleryState[] {
  if (!resource) return [];
  const state = { screen, route, resource: resource.name };
  if (screen.endsWith(' list'))
    return [
      open(state, 'rows selected', { act: selectRows }),
      open(state, 'columns', { act: press('Columns', 'dialog') }),
    ];
  if (screen.endsWith(' page'))
    return [open(state, 'opened'), open(state, 'submitted empty', { act: press('Submit') })];
  if (!screen.endsWith(' form')) return [];
  return [open(state, 'conflict', { act: saveInConflict(retrieveId) })];
}

/** A state of a query, or of a mutation whose steps are known. */
function toGalleryState({ operation, scenario, ...place }: ScenarioState): GalleryState[] {
  const { screen, resource } = place;
  const steps = operation.method === 'GET' ? undefined : operationSteps[operation.id];
  if (operation.method !== 'GET' && !steps) return [];
  const act: Steps = async (page) => {
    await steps?.prepare?.(page);
    await steps?.trigger?.(page);
  };
  return [
    {
      id: buildId(screen, operation.id, scenario.name),
      screen,
      route: steps?.route ?? place.route,
      label: scenario.label,
      kind: scenario.kind,
      ...(resource && { resource: resource.name }),
      operation,
      scenario: scenario.name,
      isSignedOut: screen === 'sign-in',
      ...(steps && { act }),
    },
  ];
}

/** All states of the console on a contract. */
export async function listStates(contract: string): Promise<GalleryState[]> {
  const scenarioStates = await listScenarioStates(contract);
  const byScreen = Map.groupBy(scenarioStates, ({ screen }) => screen);
  const opened = [...byScreen.values()].flatMap(([state]) => {
    const key = state?.resource?.operations.read;
    const retrieve = scenarioStates.find(({ operation }) => operation.key === key);
    return state ? listOpened(state, retrieve?.operation.id) : [];
  });
  return [...listOtherScreens(), ...opened, ...scenarioStates.flatMap(toGalleryState)];
}

/** The states of one screen or resource; all without a name. */
export function selectStates(states: readonly GalleryState[], only: string | undefined) {
  const selected = states.filter(
    ({ screen, resource }) => only === undefined || only === screen || only === resource,
  );
  if (selected.length > 0) return selected;
  const names = new Set(states.flatMap(({ screen, resource = screen }) => [resource, screen]));
  throw new CommandError(
    `There is no screen or resource "${only}". --only takes one of: ${[...names].join(', ')}.`,
  );
}

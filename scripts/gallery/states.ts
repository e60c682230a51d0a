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
  type Place,
  type ScenarioState,
} from '../lib/scenarios/scenario-states.ts';

type Steps = (page: Page) => Promise<void>;

export interface GalleryState {
  /** Part of file names: `users-list--getAllUsers--500`. */
  id: string;
  place: Place;
  /** `500: The server failed`, or `opened`. */
  label: string;
  kind: ScenarioDescription['kind'] | 'opened';
  operation?: ContractOperation;
  /** The name of the scenario of the operation: `500`. */
  scenario?: string;
  isSignedOut?: boolean;
  /** Runs when the screen is open: opens a dialog, submits a form. */
  act: Steps | undefined;
}

/** A state that needs no scenario. */
const open = (place: Place, label = 'opened', act?: Steps): GalleryState => ({
  id: buildId(place.screen, label),
  place,
  label,
  kind: 'opened',
  act,
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
  const documents = Object.values(legalDocuments);
  return [
    { ...open(signIn), isSignedOut: true },
    { ...open(signIn, 'submitted empty', press('Sign In')), isSignedOut: true },
    open(dashboard, 'command palette', press('Search or jump to', 'combobox')),
    open(dashboard, 'keyboard shortcuts', openShortcuts),
    open(profile),
    open(profile, 'dialog', press(/^Edit/, 'dialog')),
    open(deletion),
    { ...open(deletion, 'opened without a session'), isSignedOut: true },
    open(deletion, 'submitted empty', press('Submit')),
    open({ screen: 'not found', route: '/nowhere' }),
    ...documents.map(({ title, path }) =>
      open({ screen: title.toLowerCase(), route: path }, 'editor', press(/^Edit/, 'textbox')),
    ),
  ];
}

/** What a screen of a resource is like without a scenario; `retrieveId` is the operation that reads its record. */
function listOpened(place: Place, retrieveId = ''): GalleryState[] {
  const kind = place.resource && / (list|page|form)$/.exec(place.screen)?.[1];
  switch (kind) {
    case 'list':
      return [
        open(place, 'rows selected', selectRows),
        open(place, 'columns', press('Columns', 'dialog')),
      ];
    case 'page':
      return [open(place), open(place, 'submitted empty', press('Submit'))];
    case 'form':
      return [open(place, 'conflict', saveInConflict(retrieveId))];
    default:
      return [];
  }
}

/** A state of a query, or of a mutation whose steps are known. */
function toGalleryState({ operation, scenario, ...place }: ScenarioState): GalleryState[] {
  const steps = operation.method === 'GET' ? undefined : operationSteps[operation.id];
  if (operation.method !== 'GET' && !steps) return [];
  async function act(page: Page) {
    await steps?.prepare?.(page);
    await steps?.trigger?.(page);
  }
  return [
    {
      id: buildId(place.screen, operation.id, scenario.name),
      place: { ...place, route: steps?.route ?? place.route },
      label: scenario.label,
      kind: scenario.kind,
      operation,
      scenario: scenario.name,
      isSignedOut: place.screen === 'sign-in',
      act: steps && act,
    },
  ];
}

/** All states of the console on a contract. */
export async function listStates(contract: string): Promise<GalleryState[]> {
  const scenarioStates = await listScenarioStates(contract);
  const places = new Map(
    scenarioStates.map(({ screen, route, resource }) => [screen, { screen, route, resource }]),
  );
  const opened = [...places.values()].flatMap((place) => {
    const key = place.resource?.operations.read;
    const retrieve = scenarioStates.find(({ operation }) => operation.key === key);
    return listOpened(place, retrieve?.operation.id);
  });
  return [...listOtherScreens(), ...opened, ...scenarioStates.flatMap(toGalleryState)];
}

/** The states of one screen or resource; all without a name. */
export function selectStates(states: readonly GalleryState[], only: string | undefined) {
  const namesOf = ({ place: { screen, resource } }: GalleryState) => [
    resource?.name ?? screen,
    screen,
  ];
  const selected = states.filter((state) => only === undefined || namesOf(state).includes(only));
  if (selected.length > 0) return selected;
  const names = new Set(states.flatMap(namesOf));
  throw new CommandError(
    `There is no screen or resource "${only}". --only takes one of: ${[...names].join(', ')}.`,
  );
}

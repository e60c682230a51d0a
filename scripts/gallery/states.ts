/** The states in which pictures of screens are taken: those of scenarios, and further ones. */
import type { Page } from '@playwright/test';
import { CommandError } from '../lib/exit-with-error.ts';
import {
  buildId,
  listScenarioStates,
  type ScenarioState,
} from '../lib/scenarios/scenario-states.ts';
import { clickFirst, operationSteps } from './operation-steps.ts';

type Place = ScenarioState['place'];
/** Runs when the screen is open: opens a dialog, submits a form. */
type Steps = (page: Page, place: Place) => Promise<void>;

export interface GalleryState {
  id: string;
  place: Place;
  operation?: ScenarioState['operation'];
  /** The scenario of the operation, or the name of what was done on the screen. */
  scenario: ScenarioState['scenario'] | { name: string; label: string; kind: 'opened' };
  act?: Steps | undefined;
}

const press =
  (name: RegExp, opened?: 'combobox' | 'dialog' | 'textbox'): Steps =>
  async (page) => {
    await clickFirst(page, name);
    if (opened) await page.getByRole(opened).first().waitFor();
  };

const submit = press(/^Submit$/);

const openShortcuts: Steps = async (page) => {
  // The code of the shortcuts is loaded when the page is idle.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
};

const selectRows: Steps = async (page) => {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selection' }).waitFor();
};

/** Saves a form whose record was changed on the server after it was opened. */
const saveInConflict: Steps = async (page, place) => {
  await page.setExtraHTTPHeaders({ 'x-scenario': `${place.readId}:longest-texts` });
  await page.getByRole('dialog').getByRole('textbox').first().fill('Gallery');
  await submit(page, place);
  await page.getByRole('dialog', { name: 'Resolve conflicts' }).waitFor();
};

/** The states without a scenario, for screens with a matching name. */
const openedStates: [screen: RegExp, label: string, act?: Steps][] = [
  [/^(sign-in|profile|delete account|not found)$| page$/, 'opened'],
  [/^delete account$/, 'opened without a session'],
  [/^sign-in$/, 'submitted empty', press(/Sign In/)],
  [/^delete account$| page$/, 'submitted empty', submit],
  [/^dashboard$/, 'command palette', press(/Search or jump to/, 'combobox')],
  [/^dashboard$/, 'keyboard shortcuts', openShortcuts],
  [/^profile$/, 'dialog', press(/^Edit/, 'dialog')],
  [/^(privacy policy|terms & condition)$/, 'editor', press(/^Edit/, 'textbox')],
  [/ list$/, 'rows selected', selectRows],
  [/ list$/, 'columns', press(/Columns/, 'dialog')],
  [/ form$/, 'conflict', saveInConflict],
];

const listOpened = (place: Place): GalleryState[] =>
  openedStates
    .filter(([screen]) => screen.test(place.screen))
    .map(([, name, act]) => ({
      id: buildId(place.screen, name),
      place,
      scenario: { name, label: name, kind: 'opened' },
      act,
    }));

/** The state of a query, or of a mutation for which steps are known. */
function toGalleryState({ place, operation, scenario }: ScenarioState): GalleryState[] {
  const state = { id: buildId(place.screen, operation.id, scenario.name), operation, scenario };
  if (operation.method === 'GET') return [{ ...state, place }];
  const steps = operationSteps[operation.id];
  if (!steps) return [];
  const act: Steps = async (page) => {
    page.once('dialog', (dialog) => dialog.accept());
    await steps.prepare?.(page);
    if (steps.button) await clickFirst(page, steps.button);
  };
  return [{ ...state, place: { ...place, route: steps.route }, act }];
}

const listNames = ({ place: { screen, resource = screen } }: GalleryState) => [resource, screen];

/** All states of the console on a contract. With `only`, only those of one screen or resource. */
export async function listStates(contract: string, only: string | undefined) {
  const scenarioStates = await listScenarioStates(contract);
  const placesByScreen = new Map<string, Place>(
    scenarioStates.map(({ place }) => [place.screen, place]),
  );
  const opened = [{ screen: 'not found', route: '/nowhere' }, ...placesByScreen.values()];
  const states = [...opened.flatMap(listOpened), ...scenarioStates.flatMap(toGalleryState)];
  const selected = states.filter((state) => only === undefined || listNames(state).includes(only));
  if (selected.length > 0) return { states, selected };
  const names = new Set(states.flatMap(listNames));
  throw new CommandError(
    `There is no screen or resource "${only}". --only takes one of: ${[...names].join(', ')}.`,
  );
}

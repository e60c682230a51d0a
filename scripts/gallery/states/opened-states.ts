/** The states that need no scenario: screens, dialogs and editors as they open, and forms without their values. */
import type { Page } from '@playwright/test';
import { legalDocuments } from '../../../src/screens/legal/legal-documents.ts';
import { openDialog, openLegalEditor, pressSignIn, saveDialog, submit } from './form-steps.ts';
import { buildId, type GalleryState } from './state.ts';

interface Opened {
  screen: string;
  label: string;
  route: string;
  resource?: string;
  isSignedIn?: boolean;
  act?: (page: Page) => Promise<void>;
}

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await page.getByRole('combobox').waitFor();
}

async function openShortcuts(page: Page) {
  // The shortcuts are loaded when the page is idle.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
}

const dashboard = { screen: 'dashboard', route: '/admin/dashboard' };
const signIn = { screen: 'sign-in', route: '/', isSignedIn: false };
const deletion = { screen: 'delete account', route: '/admin/delete-account' };

const others: Opened[] = [
  { ...signIn, label: 'opened' },
  { ...signIn, label: 'submitted empty', act: pressSignIn },
  { ...dashboard, label: 'command palette', act: openPalette },
  { ...dashboard, label: 'keyboard shortcuts', act: openShortcuts },
  { screen: 'profile', route: '/admin/view-profile', label: 'opened' },
  { screen: 'profile', route: '/admin/view-profile', label: 'dialog', act: openDialog },
  { ...deletion, label: 'opened' },
  { ...deletion, label: 'opened without a session', isSignedIn: false },
  { ...deletion, label: 'submitted empty', act: submit },
  { screen: 'not found', route: '/nowhere', label: 'opened' },
  ...Object.values(legalDocuments).map(({ title, path }) => ({
    screen: title.toLowerCase(),
    route: path,
    label: 'editor',
    act: openLegalEditor,
  })),
];

/** The first state of each screen whose name ends so, which tells its route and resource. */
const findScreens = (states: readonly GalleryState[], ending: string) =>
  states.filter(
    ({ screen }, index) =>
      screen.endsWith(ending) && states.findIndex((state) => state.screen === screen) === index,
  );

const toOpened = ({ screen, route, resource }: GalleryState) => ({
  screen,
  route,
  ...(resource && { resource }),
});

/** The states of the pages that add a record, which send nothing when they open. */
const listAddPages = (states: readonly GalleryState[]): Opened[] =>
  findScreens(states, ' page').flatMap((state) => [
    { ...toOpened(state), label: 'opened' },
    { ...toOpened(state), label: 'submitted empty', act: submit },
  ]);

async function selectRows(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('region', { name: 'Selection' }).waitFor();
}

async function openColumns(page: Page) {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog').waitFor();
}

const listLists = (states: readonly GalleryState[]): Opened[] =>
  findScreens(states, ' list').flatMap((state) => [
    { ...toOpened(state), label: 'rows selected', act: selectRows },
    { ...toOpened(state), label: 'columns', act: openColumns },
  ]);

/** Saves a form whose record was changed on the server after it was opened. */
const saveInConflict = (retrieveId: string) => async (page: Page) => {
  await page.setExtraHTTPHeaders({ 'x-scenario': `${retrieveId}:longest-texts` });
  await saveDialog(page);
  await page.getByRole('dialog', { name: 'Resolve conflicts' }).waitFor();
};

const listConflicts = (states: readonly GalleryState[]): Opened[] =>
  findScreens(states, ' detail').flatMap(({ screen, operationId }) => {
    const formName = screen.replace(/detail$/, 'form');
    const form = states.find((state) => state.screen === formName && state.act);
    if (!form || !operationId) return [];
    return [{ ...toOpened(form), label: 'conflict', act: saveInConflict(operationId) }];
  });

export const listOpenedStates = (scenarioStates: readonly GalleryState[]): GalleryState[] =>
  [
    ...others,
    ...listAddPages(scenarioStates),
    ...listLists(scenarioStates),
    ...listConflicts(scenarioStates),
  ].map(({ isSignedIn = true, ...state }) => ({
    ...state,
    id: buildId(state.screen, state.label),
    kind: 'opened',
    isSignedIn,
  }));

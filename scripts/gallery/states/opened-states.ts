/** The states that need no scenario: screens, dialogs and editors as they open, and forms without their values. */
import type { Page } from '@playwright/test';
import { legalDocuments } from '../../../src/screens/legal/legal-documents.ts';
import { openDialog, openLegalEditor, pressSignIn, submit } from './form-steps.ts';
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
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
}

async function openShortcuts(page: Page) {
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

/** The states of the pages that add a record, which send nothing when they open. */
const listAddPages = (scenarioStates: readonly GalleryState[]): Opened[] =>
  [
    ...new Map(
      scenarioStates
        .filter(({ screen }) => /^add .* page$/.test(screen))
        .map((state) => [state.screen, state]),
    ).values(),
  ].flatMap(({ screen, route, resource }) => {
    const page = { screen, route, ...(resource && { resource }) };
    return [
      { ...page, label: 'opened' },
      { ...page, label: 'submitted empty', act: submit },
    ];
  });

export const listOpenedStates = (scenarioStates: readonly GalleryState[]): GalleryState[] =>
  [...others, ...listAddPages(scenarioStates)].map(({ isSignedIn = true, ...state }) => ({
    ...state,
    id: buildId(state.screen, state.label),
    kind: 'opened',
    isSignedIn,
  }));

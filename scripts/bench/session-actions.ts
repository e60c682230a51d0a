import type { Page } from '@playwright/test';
import { rowSelector, signIn } from '../lib/page-load.ts';
import { createPerson, seededUserId } from '../sandbox/seed/people.ts';

/** First names for edited users, used alternately; no seeded user has them. */
const newNames = ['Marianne', 'Madeleine'];

const pageSize = 5;

type Action = () => Promise<void>;

/** The actions of a session from sign-in to sign-out, without reloading the page. */
export function createSessionActions(page: Page, users: number): Action[] {
  let edits = 0;

  const goTo = (hash: string) => page.goto(new URL(hash, page.url()).href);

  // A mouse click would wait for the screen to be painted.
  const press = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: true, disabled: false }).first().dispatchEvent('click');

  const waitForRow = (row: number) =>
    page.locator(rowSelector).first().getByText(`${row}`, { exact: true }).first().waitFor();

  async function openList() {
    await goTo('#/admin/users');
    await waitForRow(1);
  }

  const goToPage = (number: number) => async () => {
    await press('Next');
    await waitForRow((number - 1) * pageSize + 1);
  };

  async function searchInPalette() {
    const box = page.getByRole('combobox', { name: 'Search or jump to' });
    await page.getByRole('button', { name: 'Search or jump to' }).click();
    await box.fill('Mensah');
    await page.getByRole('option').filter({ hasText: 'Mensah' }).first().waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
  }

  async function select() {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await press('Clear selection');
    await page.getByRole('region', { name: 'Selection' }).waitFor({ state: 'detached' });
  }

  /** Opens the first record of the list and the one after it, and returns. */
  async function readRecords() {
    await page.getByRole('rowheader').first().getByRole('link').dispatchEvent('click');
    await page.getByText(/^1 of \d+$/).waitFor();
    // Not before it is enabled: after an edit the list is read again.
    await page.getByRole('link', { name: 'Next record' }).click();
    await page.getByText(/^2 of \d+$/).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Users' }).dispatchEvent('click');
    await waitForRow(1);
  }

  async function edit() {
    const number = edits % users;
    const name = newNames[Math.floor(edits / users) % newNames.length] ?? '';
    edits += 1;
    await goTo(`#/admin/view/user/${seededUserId(number)}`);
    const { email } = createPerson(number);
    await page.getByRole('definition').filter({ hasText: email }).waitFor();
    await press(/^Edit user/);
    // antd leaks a dialog that is closed during its opening animation.
    await page.locator('[role=dialog]:not([class*=zoom])').waitFor();
    await page.getByLabel('First Name').fill(name);
    await press('Submit');
    await page.getByRole('definition').first().filter({ hasText: name }).waitFor();
    // The closed dialog leaves its address by a step back in the history, which would undo a faster step forward.
    await page.waitForURL(({ hash }) => !hash.endsWith('/edit'));
  }

  async function signOut() {
    await press('Log Out');
    await page.getByLabel('Email').waitFor();
  }

  return [
    () => signIn(page),
    openList,
    searchInPalette,
    select,
    readRecords,
    goToPage(2),
    goToPage(3),
    edit,
    edit,
    signOut,
  ];
}

import type { Page } from '@playwright/test';
import { administrator } from '../sandbox/seed/administrator.ts';
import { person } from '../sandbox/seed/people.ts';
import { seededUserId } from '../sandbox/seed/seeded-id.ts';

/** The first names that an edited user gets by turns; the seeded world has neither. */
const newNames = ['Marianne', 'Madeleine'];

const rowsOfPage = 5;

type Action = () => Promise<void>;

/** What an administrator does from one sign-in to the sign-out, by label and role, without ever reloading the page. */
export function administer(page: Page, users: number): Action[] {
  let edits = 0;

  const goTo = (route: string) =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, route);

  // An event and not the mouse, which would wait for the screen to be painted.
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true, disabled: false }).first().dispatchEvent('click');

  async function signIn() {
    await page.getByLabel('Email').fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await press('Sign In');
    await page.getByRole('button', { name: 'Log Out' }).first().waitFor();
  }

  const numbered = (row: number) =>
    page
      .getByRole('row')
      .nth(1)
      .getByRole('cell', { name: String(row), exact: true })
      .waitFor();

  async function openList() {
    await goTo('#/admin/users');
    await numbered(1);
  }

  const turnTo = (number: number) => async () => {
    await press('Next');
    await numbered((number - 1) * rowsOfPage + 1);
  };

  async function edit() {
    const number = edits % users;
    const round = Math.floor(edits / users);
    const { firstName, lastName } = person(number);
    const stored = round === 0 ? firstName : newNames[(round - 1) % newNames.length];
    const name = newNames[round % newNames.length] ?? '';
    edits += 1;
    await goTo(`#/admin/view/user/${seededUserId(number)}`);
    await press(`Edit user ${stored} ${lastName}`);
    // As slowly as a person: antd never lets go of a dialog that is closed while it is still opening.
    await page.locator('[role=dialog]:not([class*=zoom])').waitFor();
    await page.getByLabel('First Name').fill(name);
    await press('Submit');
    await page.getByRole('definition').first().filter({ hasText: name }).waitFor();
  }

  async function signOut() {
    await press('Log Out');
    await page.getByLabel('Email').waitFor();
  }

  return [signIn, openList, turnTo(2), turnTo(3), turnTo(4), turnTo(5), edit, edit, edit, signOut];
}

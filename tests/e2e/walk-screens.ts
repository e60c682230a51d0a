import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { addStarter, openEditor, submit, toolbarButton } from './forms.ts';
import { chooseImage } from './images.ts';
import { answerDialogs, openList } from './page-actions.ts';
import { failRequests, failure, respondToMutations } from './requests.ts';
import { getConstraints, largestPageSize } from '../support/limits.ts';

/** Checks the page once something is visible, by default the screen. */
type Check = (shown?: Locator) => Promise<void>;

async function walkPublicScreens(page: Page, check: Check) {
  for (const [route, heading] of [
    ['/', 'Login'],
    ['/nowhere', '404 - Not Found!'],
    ['/admin/privacy-policy', 'Privacy Policy'],
  ] as const) {
    await page.goto(`#${route}`);
    await check(page.getByRole('heading', { level: 1, name: heading, exact: true }));
  }
}

async function walkLayout(page: Page, isNarrow: boolean, check: Check) {
  await page.goto('#/admin/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: /^\d/ })).toHaveCount(6);
  await check();
  await page.getByRole('button', { name: 'account of Amelia Hartwell' }).click();
  await check(page.getByRole('link', { name: 'Profile' }));
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await check(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const input = palette.getByRole('combobox', { name: 'Search or jump to' });
  await expect(input).toBeFocused();
  await check();
  await input.fill('an');
  await expect(palette.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await check();
  await input.fill('nothing at all');
  await check(palette.getByText('Nothing matches'));
  await palette.getByRole('button', { name: 'Close' }).click();
  if (!isNarrow) return;
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await check();
}

async function walkLists(page: Page, isNarrow: boolean, check: Check) {
  await openList(page, 'users', largestPageSize);
  await check();
  await respondToMutations(page, 400, failure('Not today.'));
  await page.getByRole('checkbox', { name: 'Select Kofi Mensah' }).check();
  await check(page.getByRole('region', { name: 'Selection' }));
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await check(page.getByRole('status').filter({ hasText: '1 failed' }));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('rowheader').first().getByRole('link').focus();
  await check();
  await page.goto('#/admin/users?q=nobody');
  await check(page.getByText('No users match'));

  await openList(page, 'stories');
  for (const name of ['Columns', 'Density']) {
    if (isNarrow) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await check(page.getByRole('dialog', { name: 'More' }));
    }
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeInViewport({ ratio: 1 });
    await check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await failRequests(page, '**/getAllGenres?*', 403, 'Not yours.');
  await page.goto('#/admin/genres');
  await check(page.getByRole('alert').filter({ hasText: 'Not yours.' }));
}

async function walkForms(page: Page, check: Check) {
  await page.goto('#/admin/view/user/65b000000000000000000002');
  await check(page.getByText('Alvarez').first());
  await page.getByRole('button', { name: /^Edit user/ }).click();
  const dialog = page.getByRole('dialog');
  const { minLength = 1 } = getConstraints('PUT /api/admin/updateUser/{id}', 'firstName');
  await dialog.getByLabel('First Name').fill('A'.repeat(minLength - 1));
  await submit(page);
  await check(dialog.getByText(`at least ${minLength} characters`));

  await page.goto('#/admin/genre/add');
  await chooseImage(page, 'landscape.jpg');
  await addStarter(page, 'A knock', 'At midnight.');
  const { maxLength = 0 } = getConstraints('POST /api/genre/addGenre', 'starter[].starter');
  await addStarter(page, 'x'.repeat(maxLength + 1), '');
  await submit(page);
  await check(page.getByText('Required', { exact: true }).first());

  await page.goto('#/admin/view/banner/65e000000000000000000002/edit');
  await check(await chooseImage(dialog, 'tiny.png'));

  await page.goto('#/admin/privacy-policy');
  await openEditor(page, 'Privacy Policy');
  await check();
  await toolbarButton(page, 'More tools').click();
  await check();
}

/** Walks through the screens, dialogs and menus of the console, and checks each. */
export async function walkScreens(page: Page, isNarrow: boolean, check: Check) {
  // The way from one form to the next leaves unsaved input.
  answerDialogs(page);
  await walkLayout(page, isNarrow, check);
  await walkLists(page, isNarrow, check);
  await walkForms(page, check);
  await page.goto('#/admin/dashboard');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await walkPublicScreens(page, check);
}

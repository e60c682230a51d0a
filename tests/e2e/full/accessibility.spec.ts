import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { addStarter, openEditor, submit, toolbarButton } from '../forms.ts';
import { chooseImage } from '../images.ts';
import { answerDialogs, openList } from '../page-actions.ts';
import { failRequests, failure, respondToMutations } from '../requests.ts';
import { getConstraints, largestPageSize } from '../../support/limits.ts';

test.use({ expectedConsoleErrors: /400|403/ });

/** Expects no violation that axe finds, and nothing that is wider than the window, once something is visible. */
async function check(page: Page, shown: Locator = page.getByRole('main')) {
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of horizontal overflow').toBe(0);
}

async function walkPublicScreens(page: Page) {
  for (const [route, heading] of [
    ['/', 'Login'],
    ['/nowhere', '404 - Not Found!'],
    ['/admin/privacy-policy', 'Privacy Policy'],
  ] as const) {
    await page.goto(`#${route}`);
    await check(page, page.getByRole('heading', { level: 1, name: heading, exact: true }));
  }
}

async function walkLayout(page: Page, isNarrow: boolean) {
  await page.goto('#/admin/dashboard');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(6);
  await check(page);
  await page.getByRole('button', { name: 'account of Amelia Hartwell' }).click();
  await check(page, page.getByRole('link', { name: 'Profile' }));
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await check(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const input = palette.getByRole('combobox', { name: 'Search or jump to' });
  await expect(input).toBeFocused();
  await check(page);
  await input.fill('an');
  await expect(palette.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await check(page);
  await input.fill('nothing at all');
  await check(page, palette.getByText('Nothing matches'));
  await palette.getByRole('button', { name: 'Close' }).click();
  if (!isNarrow) return;
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await check(page);
}

async function walkLists(page: Page, isNarrow: boolean) {
  await openList(page, 'users', largestPageSize);
  await check(page);
  await respondToMutations(page, 400, failure('Not today.'));
  await page.getByRole('checkbox', { name: 'Select Kofi Mensah' }).check();
  await check(page, page.getByRole('region', { name: 'Selection' }));
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await check(page, page.getByRole('status').filter({ hasText: '1 failed' }));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('rowheader').first().getByRole('link').focus();
  await check(page);
  await page.goto('#/admin/users?q=nobody');
  await check(page, page.getByText('No users match'));

  await openList(page, 'stories');
  for (const name of ['Columns', 'Density']) {
    if (isNarrow) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await check(page, page.getByRole('dialog', { name: 'More' }));
    }
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeInViewport({ ratio: 1 });
    await check(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await failRequests(page, '**/getAllGenres?*', 403, 'Not yours.');
  await page.goto('#/admin/genres');
  await check(page, page.getByRole('alert').filter({ hasText: 'Not yours.' }));
}

async function walkForms(page: Page) {
  await page.goto('#/admin/view/user/65b000000000000000000002');
  await check(page, page.getByText('Alvarez').first());
  await page.getByRole('button', { name: /^Edit user/ }).click();
  const dialog = page.getByRole('dialog');
  const { minLength = 1 } = getConstraints('PUT /api/admin/updateUser/{id}', 'firstName');
  await dialog.getByLabel('First Name').fill('A'.repeat(minLength - 1));
  await submit(page);
  await check(page, dialog.getByText(`at least ${minLength} characters`));

  await page.goto('#/admin/genre/add');
  await chooseImage(page, 'landscape.jpg');
  await addStarter(page, 'A knock', 'At midnight.');
  const { maxLength = 0 } = getConstraints('POST /api/genre/addGenre', 'starter[].starter');
  await addStarter(page, 'x'.repeat(maxLength + 1), '');
  await submit(page);
  await check(page, page.getByText('Required', { exact: true }).first());

  await page.goto('#/admin/view/banner/65e000000000000000000002/edit');
  await check(page, await chooseImage(dialog, 'tiny.png'));

  await page.goto('#/admin/privacy-policy');
  await openEditor(page, 'Privacy Policy');
  await check(page);
  await toolbarButton(page, 'More tools').click();
  await check(page);
}

// The tests of each screen check it in the light theme, 1280 pixels wide.
for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1920],
] as const) {
  test(`In the ${colorScheme} theme, ${width} pixels wide, axe finds no violations`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    // The way from one form to the next leaves unsaved input.
    answerDialogs(page);
    const isNarrow = width < 769;
    await walkLayout(page, isNarrow);
    await walkLists(page, isNarrow);
    await walkForms(page);
    await page.goto('#/admin/dashboard');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await walkPublicScreens(page);
  });
}

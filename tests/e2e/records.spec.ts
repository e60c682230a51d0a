import type { Page } from '@playwright/test';
import { expect, handleNextConfirm, test } from './fixtures.ts';

test.use({ signedIn: true });

const readPosition = (page: Page) => page.getByRole('navigation', { name: 'Records' });

test('A record leads to the next one over the border of a page, and back to the page and search of the list', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/users?page=2&q=a');
  await page
    .getByRole('link', { name: /^View user/ })
    .last()
    .click();
  await expect(readPosition(page)).toHaveText(/^10 of \d+$/);
  await expect(page.getByRole('definition').first()).toHaveText(/\w/);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expectAccessible();

  const next = page.getByRole('link', { name: 'Next record' });
  await next.press('Enter');
  await expect(readPosition(page)).toHaveText(/^11 of/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: /^11 of \d+: \w+/ }),
  ).toHaveCount(1);
  await expect(next).toBeFocused();
  await page.reload();
  await expect(readPosition(page)).toHaveText(/^11 of/);
  await page.getByRole('link', { name: 'Previous record' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('link', { name: '← Users' }).click();
  await expect(page).toHaveURL(/\/users\?page=2&q=a$/);
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6');
  // The records are one entry of the history.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(/\/users\?page=2&q=a$/);
});

test('The edit dialog has an address: by link, reload and Back', async ({ page, visit }) => {
  const record = /\/view\/genre\/[0-9a-f]+$/;
  await visit('/admin/view/genre/65d000000000000000000001/edit');
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(record);
  const edit = page.getByRole('button', { name: /^Edit genre/ });
  await expect(edit).toBeFocused();

  await edit.click();
  await expect(page).toHaveURL(/\/edit$/);
  await page.reload();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await dialog.getByLabel('Genre', { exact: true }).fill('Something else');
  const asked = handleNextConfirm(page, false);
  await page.goBack();
  expect(await asked).toContain('unsaved changes');
  await expect(dialog.getByLabel('Genre', { exact: true })).toHaveValue('Something else');
  const askedAgain = handleNextConfirm(page, true);
  await page.goBack();
  await askedAgain;
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(record);
  await expect(edit).toBeFocused();
});

test('A record of a page of the preferred size is edited by key, and stands between its neighbours', async ({
  page,
  visit,
}) => {
  await visit('/admin/genres');
  await page.getByLabel('Rows per page').selectOption('10');
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  // Its link has no size; the address gets it.
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Genres', exact: true }).click();
  await expect(page).toHaveURL(/\/genres\?size=10$/);
  await expect(page.getByRole('rowheader')).toHaveCount(10);
  for (let row = 1; row <= 7; row += 1) await page.keyboard.press('j');
  await expect(page.getByRole('rowheader').nth(6).getByRole('link')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit genre' })).toBeVisible();
  await page.keyboard.press('Escape');
  // The edit began in the list, so that is where cancelling it leads.
  await expect(page).toHaveURL(/\/genres\?size=10$/);
  await expect(page.getByRole('rowheader').nth(6).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(readPosition(page)).toHaveText(/^7 of \d+$/);
  await page.getByRole('link', { name: 'Next record' }).click();
  await expect(readPosition(page)).toHaveText(/^8 of \d+$/);
  await page.getByRole('link', { name: '← Genres' }).click();
  await expect(page.getByRole('rowheader')).toHaveCount(10);
});

import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';
import { submit } from '../forms.ts';
import { answerDialogs, search } from '../page-actions.ts';
import { mechanic, startDepot } from './hono-depot.ts';
import { testOnServer } from './open-foreign-console.ts';

const test = testOnServer(startDepot);

async function signIn(page: Page, password: string) {
  await page.getByLabel('Username').fill(mechanic.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

const getRows = (page: Page) => page.getByRole('rowheader');

test('A hono server with basic authentication, a bare array and problem+json is administered', async ({
  page,
  server,
}) => {
  // Without an operation that signs in, the first request shows whether the password is right.
  await page.goto('#/');
  await signIn(page, 'wrong');
  await expect(page.getByText('Ask Mo for the password.').first()).toBeVisible();
  await signIn(page, mechanic.password);
  await page.getByRole('link', { name: 'Vehicles', exact: true }).click();
  await expect(page.getByText('1–10 of 14')).toBeVisible();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(getRows(page)).toHaveText(['Tram 11', 'Tram 12', 'Tram 13', 'Tram 14']);
  await search(page, 'Tram 14');
  await expect(getRows(page)).toHaveText(['Tram 14']);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add Vehicle' }).click();
  await expect(page).toHaveTitle(/Add Vehicle/);
  await page.getByLabel('Name').fill('Night Bus');
  await page.getByLabel('Seats').fill('31');
  await page.getByLabel('Built').fill('2024-02-29');
  await expectAccessible(page);
  await submit(page);
  await expect(page.getByLabel('Seats')).toHaveAccessibleDescription(/Seats come in pairs\./);
  await page.getByLabel('Seats').fill('32');
  await submit(page);
  await page.getByRole('link', { name: 'View vehicle Night Bus' }).click();
  await expect(page.getByRole('definition')).toContainText(['night-bus', '32', 'No', '2024-02-29']);
  await expect(page).toHaveURL(/\/night-bus$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Seats').fill('33');
  await submit(page);
  await expect(page.getByLabel('Seats')).toHaveAccessibleDescription(/Seats come in pairs\./);
  await page.getByLabel('Seats').fill('34');
  await submit(page);
  // After the edit, the list is shown again.
  await expect(page.getByRole('row', { name: 'Night Bus' })).toContainText('34');

  answerDialogs(page);
  await page.getByRole('button', { name: 'Delete vehicle Night Bus' }).click();
  await expect(getRows(page).first()).toHaveText('Tram 1');

  server.changePassword();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText('Ask Mo for the password.').first()).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { scenarioPanel, setUpDevServers } from '../support/open-dev-page.ts';

const { open } = setUpDevServers();

/** What the screen says for a failure, by the name of the scenario. */
const failures: Readonly<Record<string, (operationId: string) => string | RegExp>> = {
  '500': () => 'Something went wrong on our side. Please try again.',
  offline: () => /./,
  timeout: (id) => `The server did not answer ${id} within 30 seconds.`,
  'empty-body': (id) => `answer to ${id} does not match the contract: the body is empty`,
  html: (id) => `answer to ${id} does not match the contract: the body is HTML, not JSON`,
  truncated: (id) => `answer to ${id} does not match the contract: the body is not complete JSON`,
  'wrong-shape': (id) => `answer to ${id} does not match the contract: the body is array`,
};

/** What the texts of a screen have, by the name of the scenario. */
const generated = {
  'longest-texts': /Donaudampfschiffahrts/,
  'right-to-left': /[\u0590-\u06ff]/,
  emoji: /👩‍👩‍👧‍👦/,
};

/** Chooses a scenario for an operation of the screen. */
const choose = (page: Page, operationId: string, name: string) =>
  scenarioPanel(page)
    .getByRole('region', { name: 'This screen' })
    .getByLabel(operationId, { exact: true })
    .selectOption(name);

/** A page with a screen and the panel. */
async function openScreen(address: string) {
  const opened = await open(`#${address}`);
  await opened.page.getByRole('button', { name: /^Scenarios/ }).click();
  return opened;
}

/** The alert that says why an operation failed. */
const alertOf = (page: Page, name: string, operationId: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: failures[name]?.(operationId) ?? '' })
    .first();

test('Each scenario shows on a screen that reads something', async () => {
  const { page, errors } = await openScreen('/admin/users');
  const main = page.getByRole('main');
  const normal = main.getByText('Jane Doe').first();
  await normal.waitFor();

  for (const name of Object.keys(failures)) {
    await choose(page, 'getAllUsers', name);
    await alertOf(page, name, 'getAllUsers').waitFor();
    const isOffline = await page.locator('output').getByText('You are offline.').isVisible();
    expect([name, isOffline]).toEqual([name, name === 'offline']);
  }
  for (const [name, text] of Object.entries(generated)) {
    await choose(page, 'getAllUsers', name);
    await main.getByText(text).first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
  await choose(page, 'getAllUsers', 'slow');
  await main.getByText(generated.emoji).first().waitFor({ state: 'detached' });
  expect(await normal.isVisible()).toBe(false);
  await normal.waitFor();
  await choose(page, 'getAllUsers', '500');
  await alertOf(page, '500', 'getAllUsers').waitFor();
  await choose(page, 'getAllUsers', '200.page');
  await normal.waitFor();
  expect(errors).toEqual([]);
});

test('Each scenario shows on a screen that sends something', async () => {
  const { page, errors } = await openScreen('/admin/view/user/64f1a2b3c4d5e6f708192a3b/edit');
  const button = page.getByRole('button', { name: 'Submit', exact: true });
  await page.getByLabel('First Name').fill('Janet');
  for (const name of Object.keys(failures)) {
    await choose(page, 'updateUser', name);
    await button.click();
    await alertOf(page, name, 'updateUser').waitFor();
  }
  await choose(page, 'updateUser', 'slow');
  await button.click();
  await page.locator('button[type=submit][aria-busy=true]').waitFor();
  await page.getByText('User Profile Updated Succesfully').first().waitFor();
  expect(errors).toEqual([]);
});

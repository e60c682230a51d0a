import type { Page } from '@playwright/test';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { findAxeViolations } from '../support/find-axe-violations.ts';
import { scenarioPanel, setUpDevServers } from '../support/open-dev-page.ts';

const { getUrl, open } = setUpDevServers();

const choose = (page: Page, operationId: string, name: string) =>
  scenarioPanel(page).getByLabel(operationId, { exact: true }).first().selectOption(name);

test('The key opens and closes the panel; the focus returns to where it was', async () => {
  const { page, errors } = await open('#/admin/users');
  const search = page.getByPlaceholder('search by firstname or lastname');
  await search.focus();
  await page.keyboard.press('Control+.');
  await scenarioPanel(page).locator(':focus').waitFor();
  await scenarioPanel(page).getByLabel('getAllUsers').first().waitFor();
  await page.keyboard.press('Escape');
  await scenarioPanel(page).waitFor({ state: 'detached' });
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Scenarios' }).press('Enter');
  await scenarioPanel(page).getByLabel('getAllUsers').first().focus();
  // It opens the palette, or the help, when it is typed in the page.
  await page.keyboard.press('?');
  await page.keyboard.press('Control+.');
  await scenarioPanel(page).waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('A choice is in the address, and stays over a reload, a navigation and Back, until it is reset', async () => {
  const { page, errors } = await open('?a=1#/admin/users');
  await page.getByText('Jane Doe').first().waitFor();
  await page.getByRole('link', { name: 'Genres' }).click();
  await page.getByRole('heading', { name: 'Genres' }).waitFor();
  await page.keyboard.press('Control+.');
  await choose(page, 'getAllGenres', 'no-rows');
  await page.getByText('There are no genres yet.').waitFor();
  expect(page.url()).toBe(`${getUrl()}?a=1&scenario=getAllGenres:no-rows#/admin/genres`);

  await page.goBack();
  await page.getByText('Jane Doe').first().waitFor();
  expect(page.url()).toBe(`${getUrl()}?a=1&scenario=getAllGenres:no-rows#/admin/users`);
  await choose(page, 'getAllUsers', '10000-rows');
  await page.getByText('10,000 users').waitFor();
  await page.reload();
  await page.getByText('10,000 users').waitFor();
  const button = page.getByRole('button', { name: 'Scenarios (2)' });
  await button.click();
  await scenarioPanel(page).getByRole('button', { name: 'Reset' }).click();
  await page.getByText('42 users').waitFor();
  expect(page.url()).toBe(`${getUrl()}?a=1#/admin/users`);
  await page.getByRole('button', { name: 'Scenarios', exact: true }).waitFor();
  expect(errors).toEqual([]);
});

test('The link is copied, and a choice that the contract does not have is ignored and named', async () => {
  const { page, errors } = await open(
    '?scenario=getAllUsers:no-rows&scenario=getAllUsres:offline&scenario=getUser:日#/admin/users',
  );
  await page.getByText('There are no users yet.').waitFor();
  await page
    .getByText('The contract has no scenario getAllUsres:offline, getUser:日: it is ignored.')
    .waitFor();
  expect(errors).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+.');
  await scenarioPanel(page).getByRole('button', { name: 'Copy link' }).click();
  await scenarioPanel(page).getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('A scenario shows on the screen: a timeout at once, texts at the limits, and what is slow', async () => {
  const { page, errors } = await open('#/admin/users');
  await page.keyboard.press('Control+.');
  const normal = page.getByRole('main').getByText('Jane Doe').first();
  await normal.waitFor();
  await choose(page, 'getAllUsers', 'timeout');
  await page
    .getByText('The server did not answer getAllUsers within 30 seconds.')
    .first()
    .waitFor();
  await choose(page, 'getAllUsers', 'longest-texts');
  await page
    .getByText(/Donaudampfschiffahrts/)
    .first()
    .waitFor();
  await choose(page, 'getAllUsers', 'slow');
  await page
    .getByText(/Donaudampfschiffahrts/)
    .first()
    .waitFor({ state: 'detached' });
  expect(await normal.isVisible()).toBe(false);
  await normal.waitFor();
  expect(errors).toEqual([]);
});

test('Every operation can be chosen, also one that another screen uses', async () => {
  const { page, errors } = await open('#/admin/users');
  await page.keyboard.press('Control+.');
  await scenarioPanel(page).getByText('All 26 operations').click();
  const all = scenarioPanel(page).getByRole('group');
  await all.getByLabel('getDashboardData').selectOption('200.empty');
  await page.keyboard.press('Control+.');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await expect.poll(() => page.getByText('Total Users').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('The browser is offline while such a scenario is chosen', async () => {
  const { page, errors } = await open('?scenario=deleteUser:offline#/admin/users');
  const bar = page.getByText('You are offline.').filter({ visible: true });
  await bar.first().waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await page.keyboard.press('Control+.');
  await scenarioPanel(page).getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.locator('output').getByText('You are offline.').waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('Over an open dialog the panel has the focus, and a choice keeps what is typed', async () => {
  const { page, errors } = await open('#/admin/view/user/65b000000000000000000001/edit');
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await dialog.getByLabel('First Name').fill('Unsaved');
  await page.keyboard.press('Control+.');
  await scenarioPanel(page).locator(':focus').waitFor();
  await choose(page, 'getUser', '500');
  await choose(page, 'updateUser', '409');
  await page.keyboard.press('Escape');
  await scenarioPanel(page).waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('First Name').inputValue()).toBe('Unsaved');
  expect(errors).toEqual([]);
});

test('The session expires when the panel says so, and the sign-in begins another one', async () => {
  const { page, errors } = await open('#/admin/users');
  await page.getByText('Jane Doe').first().waitFor();
  await page.keyboard.press('Control+.');
  const session = scenarioPanel(page).getByRole('region', { name: 'Session' });
  await session.getByText('The token expires at').waitFor();
  for (const name of ['In 2 minutes', 'In 30 seconds']) {
    await session.getByRole('button', { name }).click();
    await page.locator('output').getByText('Your session ends soon.').waitFor();
  }
  await session.getByRole('button', { name: 'Expire now' }).click();
  await session.getByText('The token expired at').waitFor();
  await page.locator('output').getByText('Your session has ended.').waitFor();

  await page.getByRole('link', { name: 'Genres' }).click();
  await page.getByText('You will return to the page that you left.').waitFor();
  await page.getByLabel('Email').fill('admin@example.com');
  await page.getByLabel('Password', { exact: true }).fill('any');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Genres' }).waitFor();
  await session.getByText('The token expires at').waitFor();
  expect(errors).toEqual([]);
});

test('The panel lists what the socket server receives, until it is cleared', async () => {
  const { page, errors } = await open('#/admin/users');
  page.on('dialog', (question) => void question.accept());
  await page.getByText('Jane Doe').first().waitFor();
  await page.keyboard.press('Control+.');
  const events = scenarioPanel(page).getByRole('region', { name: 'Real-time events' });
  await events.getByRole('listitem').filter({ hasText: 'connect {}' }).first().waitFor();
  const socket = io(new URL(getUrl()).origin);
  socket.on('connect', () => socket.disconnect());
  await events.getByRole('listitem').filter({ hasText: 'disconnect' }).first().waitFor();
  await page.getByRole('button', { name: 'Delete user Jane Doe' }).click();
  const event = events.getByRole('listitem').filter({ hasText: 'escape-turn' }).first();
  await event.waitFor();
  expect(await event.innerText()).toMatch(/^\d.* escape-turn \{"roomId":"[0-9a-f]{24}"\}$/);
  await events.getByRole('button', { name: 'Clear' }).click();
  await events.getByText(/^The socket server has received nothing yet\./).waitFor();
  expect(errors).toEqual([]);
});

test('The panel passes axe in a wide and in a narrow window, light and dark', async () => {
  const { page, errors } = await open('?scenario=getAllUsers:500#/admin/users');
  await page.getByRole('alert').waitFor();
  await page.keyboard.press('Control+.');
  await scenarioPanel(page).getByText('All 26 operations').click();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findAxeViolations(page, '[aria-label="Scenarios"]')).toEqual([]);
  }
  expect(errors).toEqual([]);
});

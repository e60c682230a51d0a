import type { Locator } from '@playwright/test';
import { io } from 'socket.io-client';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startDevServers } from '../../scripts/dev/start-dev-servers.ts';
import { findAxeViolations } from '../support/find-axe-violations.ts';
import { openDevBrowser } from '../support/start-dev.ts';

const dev = await startDevServers({ contract: 'openapi.yaml', port: 0, mockPort: 0 });
afterAll(dev.close);
const openPage = await openDevBrowser(dev);

/** Opens a page, which must report no error until the test ends; returns it with its panel, which is closed. */
async function open(path = '#/admin/users') {
  const { page, errors } = await openPage(path);
  onTestFinished(() => expect(errors).toEqual([]));
  return { page, panel: page.getByRole('dialog', { name: 'Scenarios', exact: true }) };
}

/** Opens the users list with the panel. */
async function openPanel() {
  const { page, panel } = await open();
  const user = page.getByRole('main').getByText('Jane Doe').first();
  await user.waitFor();
  await page.keyboard.press('Control+.');
  return { page, panel, user };
}

const choose = (panel: Locator, operationId: string, name: string) =>
  panel.getByLabel(operationId, { exact: true }).first().selectOption(name);

test('The panel returns the focus when it closes', async () => {
  const { page, panel } = await open();
  const search = page.getByPlaceholder('search by firstname or lastname');
  await search.focus();
  await page.keyboard.press('Control+.');
  await panel.locator(':focus').waitFor();
  await panel.getByLabel('getAllUsers').first().waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('Keys that are pressed in the panel do not reach the page', async () => {
  const { page, panel } = await open();
  await page.getByRole('button', { name: 'Scenarios' }).press('Enter');
  await panel.getByLabel('getAllUsers').first().focus();
  // This key opens the palette, or the help, when it is typed in the page.
  await page.keyboard.press('?');
  await page.keyboard.press('Control+.');
  await panel.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('A choice stays in the address until it is reset', async () => {
  const { page, panel } = await open('?a=1#/admin/users');
  await page.getByText('Jane Doe').first().waitFor();
  await page.getByRole('link', { name: 'Genres' }).click();
  await page.getByRole('heading', { name: 'Genres' }).waitFor();
  await page.keyboard.press('Control+.');
  await choose(panel, 'getAllGenres', 'no-rows');
  await page.getByText('There are no genres yet.').waitFor();
  expect(page.url()).toBe(`${dev.url}?a=1&scenario=getAllGenres:no-rows#/admin/genres`);

  await page.goBack();
  await page.getByText('Jane Doe').first().waitFor();
  expect(page.url()).toBe(`${dev.url}?a=1&scenario=getAllGenres:no-rows#/admin/users`);
  await choose(panel, 'getAllUsers', '10000-rows');
  await page.getByText('10,000 users').waitFor();
  await page.reload();
  await page.getByText('10,000 users').waitFor();
  await page.getByRole('button', { name: 'Scenarios (2)' }).click();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await page.getByText('42 users').waitFor();
  expect(page.url()).toBe(`${dev.url}?a=1#/admin/users`);
  await page.getByRole('button', { name: 'Scenarios', exact: true }).waitFor();
});

test('A choice that the contract does not have is named', async () => {
  const { page } = await open(
    '?scenario=getAllUsers:no-rows&scenario=getAllUsres:offline&scenario=getUser:日#/admin/users',
  );
  const notice = 'The contract has no scenario getAllUsres:offline, getUser:日: it is ignored.';
  // The notice is shown for only three seconds, so the test begins to wait for it before the reload.
  const shown = page
    .getByText(notice)
    .waitFor()
    .then(() => true);
  await page.reload();
  expect(await shown).toBe(true);
});

test('The link with the choices is copied', async () => {
  const { page, panel } = await open('?scenario=getAllUsers:no-rows#/admin/users');
  await page.getByText('There are no users yet.').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+.');
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await panel.getByText('Copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('A chosen scenario is shown on the screen', async () => {
  const { page, panel, user } = await openPanel();
  await choose(panel, 'getAllUsers', 'timeout');
  const timeout = 'The server did not answer getAllUsers within 30 seconds.';
  await page.getByText(timeout).first().waitFor();
  await choose(panel, 'getAllUsers', 'longest-texts');
  const longest = page.getByText(/Donaudampfschiffahrts/).first();
  await longest.waitFor();
  await choose(panel, 'getAllUsers', 'slow');
  await longest.waitFor({ state: 'detached' });
  await user.waitFor();
  expect(await page.getByText(timeout).count()).toBe(0);
});

test('A scenario can be chosen for an operation of another screen', async () => {
  const { page, panel } = await openPanel();
  await panel.getByText('All 26 operations').click();
  await panel.getByRole('group').getByLabel('getDashboardData').selectOption('200.empty');
  await page.keyboard.press('Control+.');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await expect.poll(() => page.getByText('Total Users').count()).toBe(0);
});

test('The browser is offline while such a scenario is chosen', async () => {
  const { page, panel } = await open('?scenario=deleteUser:offline#/admin/users');
  const bar = page.getByText('You are offline.').filter({ visible: true });
  await bar.first().waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(false);
  await page.keyboard.press('Control+.');
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.locator('output').getByText('You are offline.').waitFor({ state: 'detached' });
});

test('A choice keeps what is typed in an open dialog', async () => {
  const { page, panel } = await open('#/admin/view/user/65b000000000000000000001/edit');
  const dialog = page.getByRole('dialog', { name: 'Edit user' });
  await dialog.getByLabel('First Name').fill('Unsaved');
  await page.keyboard.press('Control+.');
  await panel.locator(':focus').waitFor();
  await choose(panel, 'getUser', '500');
  await choose(panel, 'updateUser', '409');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await dialog.getByLabel('First Name').inputValue()).toBe('Unsaved');
});

test('The session expires when the panel says so', async () => {
  const { page, panel } = await openPanel();
  const session = panel.getByRole('region', { name: 'Session' });
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
  expect(page.url()).toBe(`${dev.url}#/admin/genres`);
  await session.getByText('The token expires at').waitFor();
});

test('The panel lists what the socket server receives', async () => {
  const { page, panel } = await openPanel();
  page.on('dialog', (question) => void question.accept());
  const events = panel.getByRole('region', { name: 'Real-time events' });
  await events.getByRole('listitem').filter({ hasText: 'connect {}' }).first().waitFor();
  const socket = io(new URL(dev.url).origin);
  socket.on('connect', () => socket.disconnect());
  await events.getByRole('listitem').filter({ hasText: 'disconnect' }).first().waitFor();
  await page.getByRole('button', { name: 'Delete user Jane Doe' }).click();
  const event = events.getByRole('listitem').filter({ hasText: 'escape-turn' }).first();
  await event.waitFor();
  expect(await event.innerText()).toMatch(/^\d.* escape-turn \{"roomId":"[0-9a-f]{24}"\}$/);
  await events.getByRole('button', { name: 'Clear' }).click();
  await events.getByText(/^The socket server has received nothing yet\./).waitFor();
});

test('The panel passes axe in a wide and in a narrow window, light and dark', async () => {
  const { page, panel } = await open('?scenario=getAllUsers:500#/admin/users');
  await page.getByRole('alert').waitFor();
  await page.keyboard.press('Control+.');
  await panel.getByText('All 26 operations').click();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findAxeViolations(page, '[aria-label="Scenarios"]')).toEqual([]);
  }
});

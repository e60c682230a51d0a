/** Opens every list, a record and the forms of contracts on Prism's mock. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, listViolations } from '../fixtures.ts';
import { answerDialogs } from '../page-actions.ts';
import { testOnMock } from './open-foreign-console.ts';

/** A folder of contracts to tour instead of those of the tests. */
const folder = process.env.CONTRACTS;

const contracts =
  folder === undefined
    ? ['tests/engine/specimens/openapi.yaml']
    : readdirSync(folder).map((file) => path.join(folder, file));

/** Checks a screen or dialog once it is shown; what is wrong with it does not end the tour. */
async function expectSound(page: Page, shown: Locator) {
  await expect.soft(shown.first()).toBeVisible();
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect.soft(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect.soft(page.getByRole('alert')).toHaveText([]);
  expect.soft(await listViolations(page), await page.title()).toEqual([]);
}

/** Opens the console, and signs in if it asks for a credential. */
async function openConsole(page: Page) {
  const signIn = page.getByRole('button', { name: 'Sign In' });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await page.goto('#/');
  await expect(signIn.or(navigation)).toBeVisible();
  if (await signIn.isVisible()) {
    await expectSound(page, signIn);
    for (const input of await page.getByRole('main').getByRole('textbox').all())
      await input.fill('someone');
    await signIn.click();
  }
  await expectSound(page, navigation);
  const links = await navigation.getByRole('link').allInnerTexts();
  return links.filter((name) => name !== 'Dashboard');
}

const openList = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

/** Opens the first record of a list, and its edit dialog if it has one. */
async function visitRecord(page: Page) {
  const view = page.getByRole('link', { name: /^View/ }).first();
  if (!(await view.isVisible())) return;
  await view.click();
  await expectSound(page, page.getByRole('definition'));
  const edit = page.getByRole('main').getByRole('button', { name: /^Edit / });
  if (!(await edit.isVisible())) return;
  await edit.click();
  await expectSound(page, page.getByRole('dialog', { name: /^Edit / }).getByLabel(/./));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function visitAddForm(page: Page) {
  const add = page.getByRole('main').getByRole('link', { name: /^Add / });
  if (!(await add.isVisible())) return;
  const title = await add.innerText();
  await add.click();
  await expectSound(page, page.getByRole('heading', { name: title, exact: true }));
  await expect.soft(page.getByRole('button', { name: 'Submit' })).toBeVisible();
}

for (const contract of contracts) {
  const test = testOnMock(contract);

  test(`Every list of ${path.basename(contract)} is opened, with a record and the forms`, async ({
    page,
  }) => {
    answerDialogs(page);
    const lists = await openConsole(page);
    // Most of this time passes in axe.
    test.setTimeout(60_000 * (1 + lists.length));
    for (const list of lists)
      await test.step(list, async () => {
        await openList(page, list);
        await expect.soft(page.getByRole('heading', { name: list, exact: true })).toBeVisible();
        await expectSound(page, page.getByRole('rowheader'));
        await visitRecord(page);
        await openList(page, list);
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        await visitAddForm(page);
      });
  });
}

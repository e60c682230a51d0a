import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { OperationScenarios } from '../../scripts/lib/scenarios/serve-scenarios.ts';
import { copyUncheckedProject, editFile } from '../support/copy-project.ts';
import { openDevBrowser, startDev } from '../support/start-dev.ts';

const folder = await copyUncheckedProject();
const dev = await startDev(folder);
const openPage = await openDevBrowser(dev);

const users = 'src/product/resources/users.ts';

/** Opens a screen; `findProblems` tells whether the page was loaded again since, or has reported an error. */
async function open(hash: string) {
  const { page, errors } = await openPage(`#${hash}`);
  // Vite reloads the page whenever it optimises another dependency.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.dataset.loadedOnce = '';
  });
  const isLoadedOnce = async () => (await page.locator('html[data-loaded-once]').count()) === 1;
  const findProblems = async () => ((await isLoadedOnce()) ? errors : ['It was reloaded.']);
  return { page, isLoadedOnce, findProblems };
}

const editDialog = (page: Page) => page.getByRole('dialog', { name: /^Edit/ });

test('An edited column shows in the list at once', async () => {
  const { page, findProblems } = await open('/admin/users');
  await page.getByRole('columnheader', { name: 'Username' }).waitFor();
  const restore = await editFile(folder, users, ["label: 'Username'", "label: 'Login'"]);
  await page.getByRole('columnheader', { name: 'Login' }).waitFor();
  await restore();
  await page.getByRole('columnheader', { name: 'Username' }).waitFor();
  expect(await findProblems()).toEqual([]);
});

test('An open dialog keeps what is typed while its fields are edited', async () => {
  const { page, findProblems } = await open('/admin/view/user/65b000000000000000000001/edit');
  const dialog = editDialog(page);
  await dialog.getByLabel('First Name').fill('Unsaved');
  const restore = await editFile(
    folder,
    users,
    ['formFields: {', "formFields: { firstName: { label: 'Given Name' },"],
    ["name: 'users',", "name: 'users', labels: { plural: 'Members' },"],
    ['User Profile Updated Succesfully.', 'Saved as edited.'],
  );
  const field = dialog.getByLabel('Given Name', { exact: true });
  await field.waitFor();
  expect(await field.inputValue()).toBe('Unsaved');
  await page.getByRole('link', { name: 'Members', includeHidden: true }).first().waitFor();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('Saved as edited.').waitFor();
  await restore();
  expect(await findProblems()).toEqual([]);
});

test('An open form keeps what is typed while its component is edited', async () => {
  const { page, findProblems } = await open('/admin/banner/add');
  await page.getByLabel('Client Name').fill('Unsaved');
  const label = ['clientName: { ', "clientName: { label: 'Client', "] as const;
  const restoreResource = await editFile(folder, 'src/product/resources/banners.ts', label);
  await page.getByLabel('Client', { exact: true }).waitFor();
  const button = ['            Submit\n', '            Send\n'] as const;
  const restoreForm = await editFile(folder, 'src/engine/form/resource-form.tsx', button);
  await page.getByRole('button', { name: 'Send' }).waitFor();
  expect(await page.getByLabel('Client', { exact: true }).inputValue()).toBe('Unsaved');
  await Promise.all([restoreResource(), restoreForm()]);
  expect(await findProblems()).toEqual([]);
});

/** The screens of the list of users, as the panel names them. */
async function listScreens() {
  const response = await fetch(`${dev.url}dev/scenarios.json`);
  const catalogue = (await response.json()) as OperationScenarios[];
  const { screens = [] } = catalogue.find(({ operationId }) => operationId === 'getAllUsers') ?? {};
  return screens.map(({ screen, address }) => `${screen}: ${address}`);
}

test('The screens of scenarios follow the resources', async () => {
  expect(await listScreens()).toEqual(['users list: /admin/users']);
  const restore = await editFile(folder, users, ["name: 'users',", "name: 'members',"]);
  expect(await listScreens()).toEqual(['members list: /admin/members']);
  await restore();
  const line = "export { users } from './users.ts';\n";
  const restoreRegistry = await editFile(folder, 'src/product/resources/index.ts', [line, '']);
  expect(await listScreens()).toEqual([]);
  await restoreRegistry();
  const finishEdit = await editFile(folder, users, ['defineResource({', 'defineResource({{']);
  expect(await listScreens()).toEqual([]);
  await finishEdit();
  expect(await listScreens()).toEqual(['users list: /admin/users']);
});

test.each([
  ['a resource with other routes', users, "name: 'users',", "name: 'members',"],
  ['a contract that generates other code', 'openapi.yaml', 'maxLength: 50', 'maxLength: 49'],
])(
  'Before %s reloads the page, the browser asks about unsaved input',
  async (_, file, from, to) => {
    const { page, isLoadedOnce } = await open('/admin/view/user/65b000000000000000000001/edit');
    const field = editDialog(page).getByLabel('First Name');
    await field.fill('Unsaved');
    // Each generated file may ask, and Playwright accepts a question that nobody answers.
    const questions: string[] = [];
    let stays = true;
    page.on('dialog', (question) => {
      questions.push(question.type());
      void (stays ? question.dismiss() : question.accept());
    });
    const restore = await editFile(folder, file, [from, to]);
    await expect.poll(() => new Set(questions)).toEqual(new Set(['beforeunload']));
    expect(await field.inputValue()).toBe('Unsaved');
    expect(await isLoadedOnce()).toBe(true);
    stays = false;
    await restore();
  },
);

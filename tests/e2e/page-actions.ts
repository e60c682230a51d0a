/** What administrators do on many screens, and responses that many tests need. */
import { expect, type Locator, type Page } from '@playwright/test';
import { administrator } from '../../scripts/sandbox/seed/people.ts';

export async function signIn(page: Page, password = administrator.password) {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Responds with a failure of the contract. */
export const failRequests = (
  page: Page,
  pattern: string | RegExp,
  status: number,
  message: string,
) =>
  page.route(pattern, (route) =>
    route.fulfill({ status, json: { success: false, error: { message } } }),
  );

const isApiUrl = (url: URL) => url.pathname.startsWith('/api/');

/** Responds to every mutation in place of the server; queries reach it. */
export const respondToMutations = (page: Page, status: number, json: object) =>
  page.route(isApiUrl, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json }),
  );

/** The failure that `respondToMutations` sends where the message does not matter. */
export const refusal = { success: false, error: { message: 'Not today.' } };

/** Records the methods of all mutations that the page sends. */
export function recordMutations(page: Page) {
  const mutations: string[] = [];
  page.on('request', (request) => {
    if (isApiUrl(new URL(request.url())) && request.method() !== 'GET')
      mutations.push(request.method());
  });
  return mutations;
}

/** Accepts the dialogs of the browser, except for the first ones on request; returns their types and messages. */
export function answerDialogs(page: Page, { dismissed = 0 } = {}) {
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    await (dialogs.length > dismissed ? dialog.accept() : dialog.dismiss());
  });
  return dialogs;
}

/** Searches the list. */
export async function search(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** The S.no of the first row. */
export const getFirstRowNumber = (page: Page) =>
  page.getByRole('row').nth(1).getByRole('cell').first();

/** The live region for screen readers. */
export const getLiveRegion = (page: Page) => page.locator('[aria-live=polite][aria-atomic=true]');

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Clicks the first button with a name. */
export const clickFirst = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

/** Holds back every request that matches the pattern until `release` is called. */
export async function holdRequests(page: Page, pattern: string | RegExp | ((url: URL) => boolean)) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(pattern, async (route) => {
    requests += 1;
    await released;
    // The page may have aborted the request in the meantime.
    await route.fallback().catch(() => undefined);
  });
  return { release, requestCount: () => requests };
}

/** Opens the editor of a legal text and returns its text box. */
export async function openEditor(page: Page, title: string) {
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const box = page.getByRole('textbox', { name: title });
  await expect(box).toBeFocused();
  return box;
}

/** The button of the editor's toolbar with this name. */
export const toolbarButton = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** Uses a tool of the editor, in the row or in the menu; "Heading: Heading 2" is an option of a drop-down. */
export async function useTool(page: Page, tool: string) {
  const [name = tool, option] = tool.split(': ');
  const toolbar = page.getByRole('toolbar');
  const control = option ? toolbar.getByRole('combobox', { name }) : toolbarButton(page, name);
  if (!(await control.isVisible())) await toolbarButton(page, 'More tools').click();
  await (option ? control.selectOption(option) : control.click());
}

/** The page, or the dialog that contains the form. */
type Container = Page | Locator;

/** Fills in the fields of a new starter and adds it. */
export async function addStarter(container: Container, starter: string, description: string) {
  await container.getByLabel('Starter', { exact: true }).fill(starter);
  await container.getByLabel('Starter Description', { exact: true }).fill(description);
  await container.getByRole('button', { name: 'Add Starter' }).click();
}

/** Reads the starters of the form, in order. */
export const readStarters = (container: Container) =>
  container.getByRole('list', { name: 'Starters' }).getByRole('strong').allTextContents();

/** What administrators do on many screens, and responses that many tests need. */
import type { Page } from '@playwright/test';
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

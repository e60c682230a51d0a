/** What administrators do on many screens. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fillCredentials } from '../../scripts/gallery/operation-steps.ts';

/** The page, or the dialog that contains the form. */
export type Container = Page | Locator;

export async function signIn(container: Container, password?: string) {
  await fillCredentials(container, password);
  await container.getByRole('button', { name: 'Sign In' }).click();
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

/** Opens a list, by default of five rows, and waits for them. */
export async function openList(page: Page, list: string, size?: number) {
  await page.goto(`#/admin/${list}${size ? `?size=${size}` : ''}`);
  await expect(page).toHaveTitle(new RegExp(list, 'i'));
  await expect(page.getByRole('rowheader')).toHaveCount(size ?? 5);
}

export async function search(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
}

/** Expects the columns of a list, between those that each list has. */
export const expectColumns = (page: Page, labels: string[]) =>
  expect(page.getByRole('columnheader')).toHaveText(['S.no', ...labels, 'Actions']);

/** Expects the labels of a record, before those that each record has. */
export const expectDetails = (page: Page, labels: string[]) =>
  expect(page.getByRole('term')).toHaveText([...labels, 'Created', 'Last updated']);

/** The S.no of the first row. */
export const getFirstRowNumber = (page: Page) =>
  page.getByRole('row').nth(1).getByRole('cell').first();

/** The toasts. What a form has failed to do is also an alert beside its button. */
export const getToasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** The live region for screen readers. */
export const getLiveRegion = (page: Page) => page.locator('[aria-live=polite][aria-atomic=true]');

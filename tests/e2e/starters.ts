import type { Locator, Page } from '@playwright/test';

/** The page, or the dialog that contains the form. */
type Container = Page | Locator;

/** Fills in the fields of a new starter and adds it. */
export async function addStarter(container: Container, starter: string, description: string) {
  await container.getByLabel('Starter', { exact: true }).fill(starter);
  await container.getByLabel('Starter Description', { exact: true }).fill(description);
  await container.getByRole('button', { name: 'Add Starter' }).click();
}

/** Opens the fields of a starter, by its number. */
export const openStarter = (container: Container, number: number) =>
  container.getByRole('button', { name: `Edit starter ${number}:` }).click();

/** Reads the starters of the form, in order. */
export const readStarters = (container: Container) =>
  container.getByRole('list', { name: 'Starters' }).getByRole('strong').allTextContents();

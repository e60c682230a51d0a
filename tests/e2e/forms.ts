/** Parts of forms, and how they are sent. */
import { expect, type Page } from '@playwright/test';
import type { Container } from './page-actions.ts';
import { isMutation } from './requests.ts';

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

/** Submits the form; returns the request of the mutation. */
export async function submitRequest(page: Page) {
  const sent = page.waitForRequest(isMutation);
  await submit(page);
  return sent;
}

/** Fills in the fields of a new starter and adds it. */
export async function addStarter(container: Container, starter: string, description: string) {
  await container.getByLabel('Starter', { exact: true }).fill(starter);
  await container.getByLabel('Starter Description', { exact: true }).fill(description);
  await container.getByRole('button', { name: 'Add Starter' }).click();
}

/** Reads the starters of the form, in order. */
export const readStarters = (container: Container) =>
  container.getByRole('list', { name: 'Starters' }).getByRole('strong').allTextContents();

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

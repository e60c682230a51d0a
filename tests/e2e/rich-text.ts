import { expect, type Page } from '@playwright/test';

/** Opens the editor of a legal text. */
export async function edit(page: Page, title: string) {
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const box = page.getByRole('textbox', { name: title });
  await expect(box).toBeFocused();
  return box;
}

export const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

export async function pick(page: Page, picker: string, choice: string) {
  await tool(page, picker).click();
  await tool(page, `${picker}: ${choice}`).click();
}

/** Types a line, its format switched on before it and off after it. */
export async function line(page: Page, text: string, format: () => Promise<void>, reset = format) {
  await format();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await reset();
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

import { expect, type Page } from '@playwright/test';

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

/** Uses a tool of the menu. */
export async function useMenuTool(page: Page, name: string) {
  await toolbarButton(page, 'More tools').click();
  await toolbarButton(page, name).click();
}

/** Selects an option of a drop-down of the toolbar, in the row or in the menu. */
export async function pickOption(page: Page, dropDown: string, option: string) {
  const select = page.getByRole('toolbar').getByRole('combobox', { name: dropDown });
  if (!(await select.isVisible())) await toolbarButton(page, 'More tools').click();
  await select.selectOption(option);
}

/** Types a line between `applyFormat` and `resetFormat`. */
export async function typeLine(
  page: Page,
  text: string,
  applyFormat: () => Promise<void>,
  resetFormat = applyFormat,
) {
  await applyFormat();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await resetFormat();
}

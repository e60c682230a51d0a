/** The command palette, which `renderEngine` renders, too. */
import { page, userEvent } from 'vitest/browser';

export const palette = page.getByRole('dialog', { name: 'Command palette' });

export const openPalette = () => userEvent.keyboard('{Control>}k{/Control}');

/** The option whose text begins with a name. */
export const getOption = (name: string) =>
  page.getByRole('option', { name: new RegExp(`^${name}\\b`) });

export async function chooseOption(name: string) {
  await openPalette();
  await getOption(name).click();
}

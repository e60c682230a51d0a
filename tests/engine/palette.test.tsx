import { expect, test } from 'vitest';
import { chooseOption, getOption, openPalette, palette } from '../support/palette.ts';
import { renderEngine } from '../support/render-engine.tsx';

test('The palette does not open over another dialog', async () => {
  await renderEngine({ beside: <dialog aria-label="Edit" /> });
  const dialog = document.querySelector<HTMLDialogElement>('dialog[aria-label=Edit]');
  dialog?.showModal();
  await openPalette();
  await expect.element(palette).not.toBeInTheDocument();
  dialog?.close();
  await openPalette();
  await expect.element(palette).toBeVisible();
});

test('The theme is set by the options of the other themes', async () => {
  const { preferences } = await renderEngine();
  await chooseOption('Dark theme');
  await expect.poll(() => preferences.get().theme).toBe('dark');
  await openPalette();
  await expect.element(getOption('Light theme')).toBeInTheDocument();
  await expect.element(getOption('Dark theme')).not.toBeInTheDocument();
});

test('The density is set by the option of the other density', async () => {
  const { preferences } = await renderEngine();
  await chooseOption('Compact rows');
  await expect.poll(() => preferences.get().density).toBe('compact');
  await openPalette();
  await expect.element(getOption('Comfortable rows')).toBeInTheDocument();
  await expect.element(getOption('Compact rows')).not.toBeInTheDocument();
});

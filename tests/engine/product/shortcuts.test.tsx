import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressKey, pressLetters } from '../../support/press-key.ts';
import { renderEngine } from '../../support/render-engine.tsx';

const renderConsole = () => renderEngine({ initialPath: '/admin/dashboard' });

test.each([
  ['u', '/admin/users'],
  ['g', '/admin/genres'],
  ['p', '/admin/view-profile'],
])('g before %s leads to %s', async (letter, path) => {
  const { getPath } = await renderConsole();
  pressLetters(`g${letter}`);
  await expect.poll(getPath).toBe(path);
});

test('Two letters of another script lead to a screen by their places on the keyboard', async () => {
  const { getPath } = await renderConsole();
  pressKey('п', 'KeyG');
  pressKey('г', 'KeyU');
  await expect.poll(getPath).toBe('/admin/users');
});

test('The sheet of shortcuts leaves none to the screen behind it', async () => {
  const { getPath } = await renderConsole();
  await userEvent.keyboard('?');
  await expect.element(page.getByText('Next page')).toBeVisible();
  pressLetters('gu');
  expect(getPath()).toBe('/admin/dashboard');
});

test('The sheet of shortcuts lists the screens', async () => {
  await renderConsole();
  await userEvent.keyboard('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const name of ['Users', 'Genres', 'Profile'])
    await expect.element(sheet.getByText(name, { exact: true })).toBeInTheDocument();
});

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addActions } from '../../src/engine/list/list-actions.ts';
import { type Action, useActions } from '../../src/ui/actions.ts';
import { openPalette, palette } from '../support/palette.ts';
import { renderEngine } from '../support/render-engine.tsx';

const initialPath = '/admin/dashboard';

const onNext = vi.fn();
const onAdd = vi.fn();

const actions: readonly Action<void>[] = [
  { name: 'next', label: 'Next', keys: ['j', ']'], run: () => onNext() },
];

function Screen() {
  useActions(actions, undefined);
  useActions(addActions, { add: onAdd });
  return null;
}

const renderScreen = () => renderEngine({ initialPath, beside: <Screen /> });

beforeEach(() => vi.clearAllMocks());

/** Presses a key, also as a keyboard with another layout would. */
const pressKey = (key: string, code: string, init: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...init }),
  );

/** Presses keys in one tick: a sequence ends after a second, which a busy machine may take for two keys. */
const pressLetters = (letters: string) => {
  for (const letter of letters) pressKey(letter, `Key${letter.toUpperCase()}`);
};

test('g and a letter lead to a screen', async () => {
  const { getPath } = await renderScreen();
  pressLetters('gu');
  await expect.poll(getPath).toBe('/admin/users');
  pressLetters('gg');
  await expect.poll(getPath).toBe('/admin/genres');
  // The letter after g is never a shortcut of its own, but the one after a finished sequence is.
  pressLetters('gnn');
  expect(onAdd).toHaveBeenCalledOnce();
  pressLetters('gp');
  await expect.poll(getPath).toBe('/admin/view-profile');
});

test('Letters of another script, Caps Lock and AltGr count, the place of a Latin letter does not', async () => {
  const { getPath } = await renderScreen();
  pressKey('о', 'KeyJ');
  expect(onNext).toHaveBeenCalledTimes(1);
  // In the layout of Dvorak.
  pressKey('h', 'KeyJ');
  expect(onNext).toHaveBeenCalledTimes(1);
  pressKey('J', 'KeyJ');
  expect(onNext).toHaveBeenCalledTimes(2);
  pressKey(']', 'Digit9', { ctrlKey: true, altKey: true });
  expect(onNext).toHaveBeenCalledTimes(3);
  // Held down, only keys that move go on.
  pressKey('j', 'KeyJ', { repeat: true });
  pressKey('n', 'KeyN', { repeat: true });
  expect(onNext).toHaveBeenCalledTimes(4);
  pressKey('п', 'KeyG');
  pressKey('г', 'KeyU');
  await expect.poll(getPath).toBe('/admin/users');
  pressKey('G', 'KeyG');
  pressKey('N', 'KeyN');
  expect(onAdd).not.toHaveBeenCalled();
  // The event was handled: the browser does not search the web.
  expect(pressKey('л', 'KeyK', { ctrlKey: true })).toBe(false);
  await expect.element(palette).toBeVisible();
});

test('A sheet lists the shortcuts, and turns them off', async () => {
  const { preferences, getPath } = await renderEngine({ initialPath });
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.keyboard('?');
  await expect.element(sheet.getByText('Next page')).toBeVisible();
  await expect.element(sheet.getByText('Genres')).toBeInTheDocument();
  const inList = sheet.getByRole('region', { name: 'In a list' });
  await expect.element(inList).toMatchTextContent(/^In a listNext rowj↓/);
  const formKeys = sheet.getByRole('region', { name: 'In a form' });
  await expect.element(formKeys).toMatchTextContent(/^In a formSubmit/);
  await userEvent.keyboard('gu');
  expect(getPath()).toBe('/admin/dashboard');
  await sheet.getByRole('switch').click();
  expect(preferences.get().hasShortcuts).toBe(false);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('?gu');
  expect(getPath()).toBe('/admin/dashboard');
  await openPalette();
  await expect.element(palette).toBeVisible();
});

import { describe, beforeEach, expect, test, vi } from 'vitest';
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

test('g before a letter leads to a screen', async () => {
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

test('A key counts by its letter instead of its place on the keyboard', async () => {
  await renderScreen();
  // In the layout of Dvorak.
  pressKey('h', 'KeyJ');
  expect(onNext).not.toHaveBeenCalled();
  pressKey('J', 'KeyJ');
  expect(onNext).toHaveBeenCalledTimes(1);
  pressKey(']', 'Digit9', { ctrlKey: true, altKey: true });
  expect(onNext).toHaveBeenCalledTimes(2);
});

test('A letter of another script counts by its place on the keyboard', async () => {
  const { getPath } = await renderScreen();
  pressKey('о', 'KeyJ');
  expect(onNext).toHaveBeenCalledTimes(1);
  pressKey('п', 'KeyG');
  pressKey('г', 'KeyU');
  await expect.poll(getPath).toBe('/admin/users');
  // The event was handled: the browser does not search the web.
  expect(pressKey('л', 'KeyK', { ctrlKey: true })).toBe(false);
  await expect.element(palette).toBeVisible();
});

test('A key that is held down is repeated only if it moves', async () => {
  await renderScreen();
  pressKey('j', 'KeyJ', { repeat: true });
  pressKey('n', 'KeyN', { repeat: true });
  expect(onNext).toHaveBeenCalledTimes(1);
  expect(onAdd).not.toHaveBeenCalled();
});

test('The letter after g counts with Caps Lock, too', async () => {
  await renderScreen();
  pressKey('G', 'KeyG');
  pressKey('N', 'KeyN');
  expect(onAdd).not.toHaveBeenCalled();
});

describe('The sheet of shortcuts', () => {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

  async function openSheet() {
    const engine = await renderEngine({ initialPath });
    await userEvent.keyboard('?');
    await expect.element(sheet.getByText('Next page')).toBeVisible();
    return engine;
  }

  test('lists them', async () => {
    await openSheet();
    await expect.element(sheet.getByText('Genres')).toBeInTheDocument();
    const inList = sheet.getByRole('region', { name: 'In a list' });
    await expect.element(inList).toMatchTextContent(/^In a listNext rowj↓/);
    const formKeys = sheet.getByRole('region', { name: 'In a form' });
    await expect.element(formKeys).toMatchTextContent(/^In a formSubmit/);
  });

  test('leaves no shortcut to the screen behind it', async () => {
    const { getPath } = await openSheet();
    await userEvent.keyboard('gu');
    expect(getPath()).toBe('/admin/dashboard');
  });

  test('turns off all shortcuts but that of the palette', async () => {
    const { preferences, getPath } = await openSheet();
    await sheet.getByRole('switch').click();
    expect(preferences.get().hasShortcuts).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await userEvent.keyboard('?gu');
    expect(getPath()).toBe('/admin/dashboard');
    await openPalette();
    await expect.element(palette).toBeVisible();
  });
});

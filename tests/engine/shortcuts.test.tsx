import { describe, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addActions } from '../../src/engine/list/list-actions.ts';
import { type Action, useActions } from '../../src/ui/actions.ts';
import { openPalette, palette } from '../support/palette.ts';
import { pressKey, pressLetters } from '../support/press-key.ts';
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

test('The letter after g is no shortcut of its own', async () => {
  await renderScreen();
  pressLetters('gn');
  expect(onAdd).not.toHaveBeenCalled();
  pressLetters('n');
  expect(onAdd).toHaveBeenCalledOnce();
});

test('A key counts by its letter instead of its place on the keyboard', async () => {
  await renderScreen();
  // The layout of Dvorak has the letter H on this key.
  pressKey('h', 'KeyJ');
  expect(onNext).not.toHaveBeenCalled();
  pressKey('J', 'KeyJ');
  expect(onNext).toHaveBeenCalledTimes(1);
  pressKey(']', 'Digit9', { ctrlKey: true, altKey: true });
  expect(onNext).toHaveBeenCalledTimes(2);
});

test('A letter of another script counts by its place on the keyboard', async () => {
  await renderScreen();
  pressKey('о', 'KeyJ');
  expect(onNext).toHaveBeenCalledTimes(1);
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
    const engine = await renderScreen();
    await userEvent.keyboard('?');
    await expect.element(sheet.getByText('Next page')).toBeVisible();
    return engine;
  }

  test('lists the keys of each shortcut', async () => {
    await openSheet();
    const inList = sheet.getByRole('region', { name: 'In a list' });
    await expect.element(inList.getByRole('term').first()).toHaveTextContent('Next row');
    const keys = inList.getByRole('definition').first();
    await expect.element(keys.getByText('j', { exact: true })).toBeVisible();
    await expect.element(keys.getByText('↓', { exact: true })).toBeVisible();
  });

  test('lists those of a form', async () => {
    await openSheet();
    const inForm = sheet.getByRole('region', { name: 'In a form' });
    await expect.element(inForm.getByRole('term').first()).toMatchTextContent(/^Submit/);
  });

  test('leaves no shortcut to the screen behind it', async () => {
    await openSheet();
    pressLetters('jn');
    expect(onNext).not.toHaveBeenCalled();
    expect(onAdd).not.toHaveBeenCalled();
  });

  test('turns off all shortcuts but that of the palette', async () => {
    const { preferences } = await openSheet();
    await sheet.getByRole('switch').click();
    expect(preferences.get().hasShortcuts).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
    await userEvent.keyboard('?jn');
    expect(onNext).not.toHaveBeenCalled();
    expect(onAdd).not.toHaveBeenCalled();
    await openPalette();
    await expect.element(palette).toBeVisible();
  });
});

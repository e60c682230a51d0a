import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addActions, searchActions } from '../../src/engine/list/list-actions.ts';
import { type Action, useActions } from '../../src/ui/actions.ts';
import { renderCommands } from '../support/render-commands.tsx';

const onNext = vi.fn();
const onAdd = vi.fn();

const actions: readonly Action<void>[] = [
  { name: 'never', label: 'Never', keys: ['j'], isAvailable: () => false, run: () => onAdd() },
  { name: 'next', label: 'Next', keys: ['j', ']'], run: () => onNext() },
];

function Screen() {
  const search = useRef<HTMLInputElement>(null);
  useActions(actions, undefined);
  useActions(addActions, { add: onAdd });
  useActions(searchActions, { search: () => search.current?.focus() });
  return (
    <>
      <input ref={search} type="search" aria-label="Find" />
      <input type="checkbox" aria-label="Select" />
    </>
  );
}

async function renderScreen() {
  onNext.mockClear();
  onAdd.mockClear();
  return renderCommands({ children: <Screen /> });
}

const count = () => [onNext.mock.calls.length, onAdd.mock.calls.length];

test('A key runs the first action that is available, and nothing while something is typed', async () => {
  await renderScreen();
  const search = page.getByRole('searchbox', { name: 'Find' });
  await userEvent.keyboard('jn');
  expect(count()).toEqual([1, 1]);
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('n]/?');
  await expect.element(search).toHaveValue('n]/?');
  expect(count()).toEqual([1, 1]);
  // A check box takes no letters.
  page.getByRole('checkbox').element().focus();
  await userEvent.keyboard('{Control>}j{/Control}{Shift>}j{/Shift}j');
  expect(count()).toEqual([2, 1]);
});

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
  const { getPath, palette } = await renderScreen();
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
  expect(count()).toEqual([4, 0]);
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
  const { preferences, getPath, palette } = await renderCommands({});
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await userEvent.keyboard('?');
  await expect.element(sheet).toBeVisible();
  await expect.element(sheet.getByText('Next page')).toBeInTheDocument();
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
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(palette).toBeVisible();
});

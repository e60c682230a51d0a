import { describe, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { getOption, openPalette } from '../support/palette.ts';
import { openEditDialog, renderEngine } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

const keyCodes = { Enter: 13, Escape: 27, 'Control+Enter': 13 };

type Key = keyof typeof keyCodes;

async function press(key: Key, keyCode = keyCodes[key]) {
  const [name = ''] = key.split('+').slice(-1);
  const event = {
    key: name,
    code: name,
    windowsVirtualKeyCode: keyCode,
    modifiers: key.startsWith('Control') ? 2 : 0,
    ...(key === 'Enter' && keyCode === keyCodes.Enter && { text: '\r' }),
  };
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** Types a text with an input method, and presses the key that ends its composition. */
type Compose = (text: string, key: Key) => Promise<void>;

const startComposition = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

const composeThenKey: Compose = async (text, key) => {
  await startComposition(text);
  await cdp().send('Input.insertText', { text });
  await press(key, 229);
};

const composeWithKey: Compose = async (text, key) => {
  await startComposition(text);
  await press(key);
  await cdp().send('Input.insertText', { text });
};

describe.each([
  ['within it, as in Chromium and Firefox', composeWithKey],
  ['after it, as in Safari', composeThenKey],
])('A key that ends a composition, %s,', (_, compose) => {
  async function openEmptyPalette() {
    const engine = await renderEngine();
    await openPalette();
    const input = page.getByRole('combobox', { name: 'Search or jump to' });
    await expect.element(input).toHaveFocus();
    return { ...engine, input };
  }

  test('chooses nothing in the palette', async () => {
    const { getPath } = await openEmptyPalette();
    await compose('Keyboard', 'Enter');
    await expect.element(getOption('Keyboard shortcuts')).toHaveAttribute('aria-selected', 'true');
    await press('Enter');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(getPath()).toBe('/admin/coupons');
  });

  test('does not close the palette', async () => {
    const { input } = await openEmptyPalette();
    await compose('Keyboard', 'Escape');
    await expect.element(input).toHaveValue('Keyboard');
    await press('Escape');
    await expect.element(input).not.toBeInTheDocument();
  });

  test('does not search a list', async () => {
    const { screen, sent } = await renderEngine();
    const box = screen.getByRole('searchbox');
    await expect.element(screen.getByRole('checkbox', { name: 'Select SPRING' })).toBeVisible();
    await box.click();
    await compose('S', 'Enter');
    await expect.element(box).toHaveValue('S');
    expect(sent()).toHaveLength(1);
    await press('Enter');
    await expect.poll(() => sent().at(-1)).toMatch(/key=S&/);
  });

  test('does not clear the selection of a list', async () => {
    const { screen } = await renderEngine();
    const box = screen.getByRole('searchbox');
    await screen.getByRole('checkbox', { name: 'Select SPRING' }).click();
    await page.viewport(800, 800);
    await box.click();
    await compose('P', 'Escape');
    await expect.element(box).toHaveValue('P');
    await expect.element(screen.getByRole('region', { name: 'Selection' })).toBeVisible();
  });

  test('does not close a popover', async () => {
    await renderEngine({
      beside: (
        <div popover="auto" id="notes">
          <input aria-label="Note" />
        </div>
      ),
    });
    document.getElementById('notes')?.showPopover();
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.click();
    await compose('a', 'Escape');
    await expect.element(note).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(note).not.toBeInTheDocument();
  });

  /** Opens an edit dialog with the focus in the first input of a new item. */
  async function openPart() {
    const engine = await openEditDialog({ resource: specimens });
    await engine.dialog.getByRole('button', { name: 'Add Part' }).click();
    const part = engine.dialog.getByLabelText('Part', { exact: true });
    await part.click();
    return { ...engine, part };
  }

  test('does not close a form', async () => {
    const { part } = await openPart();
    await compose('Lid', 'Escape');
    await expect.element(part).toHaveValue('Lid');
    await expect.element(part).toHaveFocus();
  });

  test('does not submit a form', async () => {
    const { part, sent } = await openPart();
    await compose('Lid', 'Control+Enter');
    await expect.element(part).toHaveValue('Lid');
    expect(sent('PATCH')).toEqual([]);
  });

  test('does not lead to the next input of an item', async () => {
    const { dialog, part } = await openPart();
    await compose('Lid', 'Enter');
    await expect.element(part).toHaveValue('Lid');
    await expect.element(part).toHaveFocus();
    await press('Enter');
    await expect.element(dialog.getByLabelText('Part Amount')).toHaveFocus();
  });
});

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
  test('neither chooses in the palette nor closes it', async () => {
    const { getPath } = await renderEngine();
    await openPalette();
    const input = page.getByRole('combobox', { name: 'Search or jump to' });
    await expect.element(input).toHaveFocus();
    await compose('Dash', 'Enter');
    await compose('board', 'Escape');
    await expect.element(getOption('Dashboard')).toHaveAttribute('aria-selected', 'true');
    expect(getPath()).toBe('/admin/coupons');
    await press('Enter');
    await expect.poll(getPath).toBe('/admin/dashboard');
  });

  test('neither searches a list nor clears its selection', async () => {
    const { screen, sent } = await renderEngine();
    const box = screen.getByRole('searchbox');
    await screen.getByRole('checkbox', { name: 'Select SPRING' }).click();
    await page.viewport(800, 800);
    await box.click();
    await compose('S', 'Enter');
    await compose('P', 'Escape');
    await expect.element(box).toHaveValue('SP');
    await expect.element(screen.getByRole('region', { name: 'Selection' })).toBeVisible();
    expect(sent()).toHaveLength(1);
    await press('Enter');
    await expect.poll(() => sent().at(-1)).toMatch(/key=SP&/);
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

  test('neither closes nor submits a form', async () => {
    const { dialog, sent } = await openEditDialog({ resource: specimens });
    await dialog.getByRole('button', { name: 'Add Part' }).click();
    const part = dialog.getByLabelText('Part', { exact: true });
    await part.click();
    await compose('L', 'Enter');
    await compose('i', 'Control+Enter');
    await compose('d', 'Escape');
    await expect.element(part).toHaveValue('Lid');
    await expect.element(part).toHaveFocus();
    expect(sent('PATCH')).toEqual([]);
    await press('Enter');
    await expect.element(dialog.getByLabelText('Part Amount')).toHaveFocus();
  });
});

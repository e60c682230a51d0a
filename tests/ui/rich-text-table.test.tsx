import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, renderEditor } from '../support/render-editor.tsx';

const getTool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });

describe('The table at the caret', () => {
  const table = (...rows: string[]) =>
    `<table><tbody>${rows
      .map(
        (row) =>
          `<tr>${[...row].map((cell) => `<td>${cell === '-' ? '<br>' : cell}</td>`).join('')}</tr>`,
      )
      .join('')}</tbody></table>`;
  const html = `<p>one</p>\n${table('ab', 'cd')}\n<p>two</p>`;
  /** The place in front of the `d`. */
  const index = 10;

  async function edit(name: string) {
    await getTool('More tools').click();
    await getTool(name).click();
  }

  test.each([
    ['Add row above', ['ab', '--', 'cd'], '!d'],
    ['Add row below', ['ab', 'cd', '--'], '!d'],
    ['Add column left', ['a-b', 'c-d'], '!d'],
    ['Add column right', ['ab-', 'cd-'], '!d'],
    ['Delete row', ['ab'], '!b'],
    ['Delete column', ['a', 'c'], '!c'],
  ])('%s', async (name, rows, typed) => {
    const { getHtml } = await renderEditor(html, index);
    await edit(name);
    await expect.element(box).toHaveFocus();
    expect(getHtml()).toBe(html.replace(table('ab', 'cd'), table(...rows)));
    await userEvent.keyboard('!');
    expect(getHtml()).toContain(`<td>${typed}</td>`);
    await userEvent.keyboard('{Control>}zz{/Control}');
    expect(getHtml()).toBe(html);
  });

  test.each(['Delete row', 'Delete column', 'Delete table'])(
    'is deleted with its last cell by %s',
    async (name) => {
      const { getHtml } = await renderEditor(html.replace(table('ab', 'cd'), table('a')), 4);
      await edit(name);
      await userEvent.keyboard('!');
      expect(getHtml()).toBe('<p>one</p>\n<p>!two</p>');
    },
  );

  test('is edited alone: a table with rows of several lengths stays as it is', async () => {
    const uneven = table('a', 'bcd');
    const { getHtml } = await renderEditor(`${uneven}\n${html}`, index + 8);
    await edit('Add column left');
    expect(getHtml()).toMatch(uneven);
  });

  test.each([
    ['in a table', index, true],
    ['in a paragraph', 1, false],
  ])('has its tools in the menu while the caret is %s: %s', async (_, place, isVisible) => {
    await renderEditor(html, place);
    await getTool('More tools').click();
    await expect.element(getTool('Clear formatting')).toBeVisible();
    const tool = page.getByRole('toolbar').getByText('Add row above');
    expect(tool.element().checkVisibility()).toBe(isVisible);
  });

  test('is edited by keyboard', async () => {
    const { getHtml } = await renderEditor(html, index);
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect.element(box).not.toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(getTool('More tools')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getTool('Add row above')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(getTool('Add row above')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.element(box).toHaveFocus();
    expect(getHtml()).toBe(html.replace(table('ab', 'cd'), table('ab', 'cd', '--')));
  });
});

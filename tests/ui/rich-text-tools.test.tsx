import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { box, renderEditor } from '../support/render-editor.tsx';

const getTool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
const address = page.getByLabelText('Address');
const getButton = (name: string) => page.getByRole('button', { name });

describe('Tab', () => {
  const list = '<ol><li>one</li><li>two</li></ol>';

  test('indents an item of a list until Shift+Tab outdents it', async () => {
    const { getHtml } = await renderEditor(list, 5);
    await userEvent.keyboard('{Tab}');
    await expect.element(box).toHaveFocus();
    expect(getHtml()).toBe('<ol><li>one<ol><li>two</li></ol></li></ol>');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(getHtml()).toBe(list);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(box).not.toHaveFocus();
    expect(getHtml()).toBe(list);
  });

  test('leaves the editor where there is no list', async () => {
    const { getHtml } = await renderEditor('<p>one</p>', 1);
    await userEvent.keyboard('{Tab}');
    await expect.element(box).not.toHaveFocus();
    expect(getHtml()).toBe('<p>one</p>');
  });
});

describe('The toolbar', () => {
  const getControl = (name: string) =>
    page.getByRole('toolbar', { name: 'Tools' }).getByLabelText(name, { exact: true });

  test('is one stop of the Tab key, at the tool that was used last', async () => {
    await renderEditor('<p>one</p>', 1);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(getControl('Heading')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(getControl('Italic')).toHaveFocus();
  });

  test('moves between its tools by keys that change no drop-down', async () => {
    const { getHtml } = await renderEditor('<p>one</p>', 1);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowLeft}');
    await expect.element(getControl('More tools')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(getControl('Heading')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect.element(getControl('More tools')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(getControl('Heading')).toHaveFocus();
    expect(getHtml()).toBe('<p>one</p>');
  });
});

test('Shift+Enter begins a line of the same paragraph or item', async () => {
  const { getHtml } = await renderEditor('<ol><li>one</li></ol>', 3);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}more');
  expect(getHtml()).toBe('<ol><li>one<br>more</li></ol>');
});

test.each([
  ['heading', '<h2>Title</h2>\n<p>text</p>', 'Title', '<h2>New</h2>\n<p>text</p>'],
  ['paragraph', '<p>First</p>\n<h2>Next</h2>', 'First', '<p>New</p>\n<h2>Next</h2>'],
  ['item', '<ul><li>one</li></ul>\n<p>text</p>', 'one', '<ul><li>New</li></ul>\n<p>text</p>'],
])('A %s that is selected by a triple click keeps its format', async (_, html, text, edited) => {
  const { getHtml } = await renderEditor(html);
  await userEvent.tripleClick(page.getByText(text));
  await userEvent.keyboard('New');
  expect(getHtml()).toBe(edited);
});

describe('A table', () => {
  /** Inserts a table at the caret, and types into its first cell. */
  async function insertTable(size: string) {
    await getTool('More tools').click();
    await getTool('Table').click();
    await page.getByLabelText('Rows × columns').fill(size);
    await userEvent.keyboard('{Enter}');
  }
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;

  test('of a size is inserted below the line of the caret', async () => {
    const { getHtml } = await renderEditor('<p>one</p>\n<p>two</p>', 1);
    await insertTable('2 × 2');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard('a{Tab}b{Tab}c{Tab}d');
    const html = `<p>one</p>\n${table(row('a', 'b'), row('c', 'd'))}\n<p>two</p>`;
    expect(getHtml()).toBe(html);
  });

  test('is stored as it is read', async () => {
    const html = `<p>one</p>\n${table(row('a', 'b'), row('c', 'd'))}\n<p>two</p>`;
    const { getHtml, quill, losses } = await renderEditor(html);
    quill.insertText(quill.getLength() - 1, '!', 'user');
    expect(getHtml()).toBe(html.replace('two', 'two!'));
    expect(losses).toEqual([]);
  });

  test('is followed by a line of text', async () => {
    const { getHtml, quill } = await renderEditor('<h2>one</h2>', 1);
    await insertTable('1 x 2');
    await userEvent.keyboard('a{Tab}b');
    quill.setSelection(quill.getLength() - 1, 0, 'user');
    await userEvent.keyboard('end');
    expect(getHtml()).toBe(`<h2>one</h2>\n${table(row('a', 'b'))}\n<p>end</p>`);
  });

  test('in the place of an empty line is not joined with the table before it', async () => {
    const { getHtml } = await renderEditor('<p><br></p>');
    await insertTable('1 × 1');
    await userEvent.keyboard('a');
    await insertTable('1 × 1');
    await userEvent.keyboard('b');
    expect(getHtml()).toBe(`${table(row('a'))}\n<p><br></p>\n${table(row('b'))}\n<p><br></p>`);
  });

  test('is refused that has too large a size', async () => {
    const { getHtml } = await renderEditor('<p>one</p>');
    await insertTable('51 × 2');
    await expect.element(page.getByRole('alert')).toMatchTextContent(/up to 50 rows/);
    await userEvent.keyboard('{Escape}');
    expect(getHtml()).toBe('<p>one</p>');
  });
});

describe('The address of a link', () => {
  test('is asked for in view', async () => {
    await renderEditor('<p>See .</p>', 4);
    await userEvent.click(getTool('Link'));
    await expect.element(address).toHaveFocus();
    await expect.element(address).toBeInViewport();
    await expect.element(page.getByLabelText('Heading')).toHaveDisplayValue('Normal');
  });

  test('is inserted by a button that Tab reaches', async () => {
    const { getHtml } = await renderEditor('<p>See .</p>', 4);
    await userEvent.click(getTool('Link'));
    await userEvent.fill(address, 'example.com/terms');
    await userEvent.keyboard('{Tab}');
    await expect.element(getButton('Save')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box).toHaveFocus();
    await userEvent.keyboard(' now');
    expect(getHtml()).toBe(
      '<p>See <a href="https://example.com/terms" rel="noopener noreferrer" target="_blank">example.com/terms</a> now.</p>',
    );
  });

  test('becomes that of the selected text', async () => {
    const { getHtml } = await renderEditor('<p>See the terms.</p>', 8, 5);
    await userEvent.click(getTool('Link'));
    await userEvent.fill(address, 'https://example.com/a');
    await userEvent.keyboard('{Enter}');
    expect(getHtml()).toContain(
      '<a href="https://example.com/a" rel="noopener noreferrer" target="_blank">terms</a>.',
    );
  });

  test('is removed at the link', async () => {
    const link = '<a href="https://example.com/a">terms</a>';
    const { quill, getHtml } = await renderEditor(`<p>See the ${link}.</p>`);
    quill.setSelection(10, 0, 'user');
    await userEvent.click(getTool('Link'));
    await expect.element(address).toHaveValue('https://example.com/a');
    await userEvent.fill(address, '');
    await userEvent.keyboard('{Enter}');
    expect(getHtml()).toBe('<p>See the terms.</p>');
  });

  test('is refused with a reason if it is none', async () => {
    await renderEditor('<p>See</p>', 3);
    await userEvent.click(getTool('Link'));
    await userEvent.fill(address, 'javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent('This is not a web address');
  });

  test('is left by Escape', async () => {
    const { getHtml } = await renderEditor('<p>See</p>', 3);
    await userEvent.click(getTool('Link'));
    await userEvent.fill(address, 'javascript:alert(1)');
    // The key that ends the composition of an input method does not close the field.
    const escape = { key: 'Escape', bubbles: true };
    address.element().dispatchEvent(new KeyboardEvent('keydown', { ...escape, isComposing: true }));
    await expect.element(address).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(address).not.toBeInTheDocument();
    await expect.element(box).toHaveFocus();
    expect(getHtml()).toBe('<p>See</p>');
  });
});

test.each([
  ['https://www.youtube.com/watch?v=abc&t=3', 'https://www.youtube.com/embed/abc?showinfo=0'],
  ['youtu.be/abc', 'https://www.youtube.com/embed/abc?showinfo=0'],
  ['https://vimeo.com/123', 'https://player.vimeo.com/video/123'],
])('The video at %s is shown in its frame', async (typed, embedded) => {
  const { getHtml } = await renderEditor('<p>See</p>', 3);
  await userEvent.click(getTool('Video'));
  await userEvent.fill(address, typed);
  await userEvent.keyboard('{Enter}');
  expect(getHtml()).toContain(`src="${embedded}"`);
});

test('Undoing all edits is a step that can be undone', async () => {
  const stored = '<p id="1">one</p>';
  const { load, getHtml } = await renderEditor(stored, 3);
  await userEvent.keyboard(' more');
  load(stored);
  expect(getHtml()).toBe(stored);
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(getHtml()).toBe('<p>one more</p>');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(getHtml()).toBe(stored);
});

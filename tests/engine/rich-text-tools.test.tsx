import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createEditor } from '../../src/ui/rich-text/editor.ts';
import { RichTextEditor } from '../../src/ui/rich-text/rich-text-editor.tsx';

/** Renders the editor with a text, and puts the caret at a position. */
async function renderEditor(html: string, index = 0, length = 0) {
  const editor = createEditor(html, (url) => url);
  await render(
    // The tools stay below the header of the console, which this page does not have.
    <div style={{ paddingTop: 100 }}>
      <RichTextEditor editor={editor} label="Text" readOnly={false} onChange={() => undefined} />
      <button>Submit</button>
    </div>,
  );
  editor.quill.setSelection(index, length, 'user');
  return editor;
}

const box = page.getByRole('textbox', { name: 'Text' });
const getTool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
const address = page.getByLabelText('Address');
const alternativeText = page.getByLabelText('Alternative text');
const getButton = (name: string) => page.getByRole('button', { name });

describe('Tab', () => {
  const list = '<ol><li>one</li><li>two</li></ol>';

  test('indents an item of a list, and Shift+Tab outdents it', async () => {
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

describe('The address of a link', () => {
  test('is asked for in view, saved by a button that Tab reaches, and inserted if nothing is selected', async () => {
    const { getHtml } = await renderEditor('<p>See .</p>', 4);
    await userEvent.click(getTool('Link'));
    await expect.element(address).toHaveFocus();
    await expect.element(address).toBeInViewport();
    await expect.element(page.getByLabelText('Heading')).toHaveDisplayValue('Normal');
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

  test('becomes that of the selected text, and is shown again at the link, where it can be removed', async () => {
    const { quill, getHtml } = await renderEditor('<p>See the terms.</p>', 8, 5);
    await userEvent.click(getTool('Link'));
    await userEvent.fill(address, 'https://example.com/a');
    await userEvent.keyboard('{Enter}');
    expect(getHtml()).toContain(
      '<a href="https://example.com/a" rel="noopener noreferrer" target="_blank">terms</a>.',
    );
    quill.setSelection(10, 0, 'user');
    await userEvent.click(getTool('Link'));
    await expect.element(address).toHaveValue('https://example.com/a');
    await userEvent.fill(address, '');
    await userEvent.keyboard('{Enter}');
    expect(getHtml()).toBe('<p>See the terms.</p>');
  });

  test('is refused with a reason if it is none, and Escape returns to the text', async () => {
    const { getHtml } = await renderEditor('<p>See</p>', 3);
    await userEvent.click(getTool('Link'));
    await userEvent.fill(address, 'javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toMatchTextContent('This is not a web address');
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

/** Pastes what another program has put on the clipboard. */
function paste(html: string, files: File[] = []) {
  const clipboardData = new DataTransfer();
  if (html) clipboardData.setData('text/html', html);
  for (const file of files) clipboardData.items.add(file);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  box.element().dispatchEvent(event);
}

describe('What is pasted', () => {
  test.each([
    ['a heading', '<h2>Title</h2>', '<p>one</p>\n<h2>Title</h2>\n<p>two</p>'],
    ['a list', '<ul><li>a</li></ul>', '<p>one</p>\n<ul><li>a</li></ul>\n<p>two</p>'],
    ['words', '<b>and</b>', '<p>one<strong>and</strong>two</p>'],
  ])('is %s: blocks do not continue the one before', async (_, html, expected) => {
    const { getHtml } = await renderEditor('<p>onetwo</p>', 3);
    paste(html);
    expect(getHtml()).toBe(expected);
  });

  test('has no images that are on another computer, and says so', async () => {
    const { getHtml } = await renderEditor('<p>one</p>', 3);
    paste(
      '<p>a<img src="file:///C:/clip.png">b<img src="blob:https://example.com/1"><img src="cid:a@b"></p>',
    );
    expect(getHtml()).toBe('<p>oneab</p>');
    await expect.element(page.getByRole('alert')).toMatchTextContent('3 images were left out');
    paste('<img src="https://example.com/a.png">');
    expect(getHtml()).toContain('<img src="https://example.com/a.png" alt="">');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('runs no script and keeps no markup of the console', async () => {
    const { getHtml } = await renderEditor('<p>one</p>', 3);
    paste(
      '<p class="ql-stored" onclick="x()">a<script>x()</script></p><div class="ql-stored">b</div>',
    );
    expect(getHtml()).toBe('<p>onea</p>\n<p>b</p>');
  });
});

/** An image that is hard to compress. */
async function createImage(name: string, type: string, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const pixels = context.createImageData(width, height);
  for (let start = 0; start < pixels.data.length; start += 65_536)
    crypto.getRandomValues(pixels.data.subarray(start, start + 65_536));
  for (let index = 3; index < pixels.data.length; index += 4) pixels.data[index] = 255;
  context.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

/** The size of an image in the text. */
async function measureImage(html: string) {
  const image = new Image();
  image.src = /<img src="([^"]*)"/.exec(html)?.[1] ?? '';
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
}

const gif = Uint8Array.from(atob('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs='), (character) =>
  character.charCodeAt(0),
);
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>';

describe('An image', () => {
  test('is scaled to 1,600 pixels, is named if it is large, and asks what it shows', async () => {
    const { getHtml } = await renderEditor('<p>one</p>', 3);
    paste('', [await createImage('photo.png', 'image/png', 2400, 1200)]);
    await userEvent.fill(alternativeText, 'A photo');
    await userEvent.click(getButton('Save'));
    await expect.element(box).toHaveFocus();
    expect(getHtml()).toMatch(
      /^<p>one<img src="data:image\/jpeg;base64,[^"]+" alt="A photo"><\/p>$/,
    );
    expect(await measureImage(getHtml())).toEqual([1600, 800]);
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/^photo\.png makes the text [\d,]+ KB larger for every reader\.$/);
  });

  test.each([
    ['WebP', () => createImage('a.webp', 'image/webp', 30, 20), 3 / 2],
    ['GIF', () => Promise.resolve(new File([gif], 'a.gif', { type: 'image/gif' })), 1],
    ['SVG', () => Promise.resolve(new File([svg], 'a.svg', { type: 'image/svg+xml' })), 2],
  ] as const)('that is a %s file is taken over', async (_, create, ratio) => {
    const { getHtml } = await renderEditor('<p>one</p>', 3);
    paste('', [await create()]);
    await userEvent.click(getButton('Skip'));
    expect(getHtml()).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="">/);
    const [width = 0, height = 0] = await measureImage(getHtml());
    expect(width / height).toBe(ratio);
  });

  test('that is none is refused in words', async () => {
    const { getHtml } = await renderEditor('<p>one</p>', 3);
    paste('', [new File(['text'], 'notes.txt', { type: 'text/plain' })]);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('notes.txt is not an image that this browser can read. It was left out.');
    expect(getHtml()).toBe('<p>one</p>');
  });

  test('in pasted text is scaled, too, and stays at its place while someone types', async () => {
    const { quill, getHtml } = await renderEditor('<p>one</p>', 3);
    const file = await createImage('a.png', 'image/png', 1700, 20);
    const reader = new FileReader();
    const loaded = new Promise((resolve) => reader.addEventListener('load', resolve));
    reader.readAsDataURL(file);
    await loaded;
    paste(`<p>before <img src="${reader.result as string}"> after</p>`);
    quill.insertText(0, 'Typed ', 'user');
    await expect
      .poll(getHtml)
      .toMatch(/^<p>Typed onebefore <img src="data:[^"]+" alt=""> after<\/p>$/);
    expect((await measureImage(getHtml()))[0]).toBe(1600);
  });

  test('that is part of the text is that where its block is edited, too', () => {
    const image = `data:image/png;base64,${'iVBORw0KGgo'.repeat(200)}`;
    const html = `<p class="a"><img src="${image}" alt="A"></p>\n<p>b <img src="${image}" alt="B"></p>`;
    const editor = createEditor(html, (url) => url);
    expect(editor.quill.root.querySelector('img')).toHaveAttribute('src', image);
    editor.quill.insertText(2, 'Edited ', 'user');
    expect(editor.getHtml()).toBe(html.replace('<p>b', '<p>Edited b'));
  });

  test('has the address of the server in the editor, and its own in the text', () => {
    const editor = createEditor(
      '<p>a <img src="uploads/a.png" alt=""></p>',
      (url) => `/api/${url}`,
    );
    expect(editor.quill.root.innerHTML).toContain('src="/api/uploads/a.png"');
    editor.quill.insertText(0, 'b', 'user');
    expect(editor.getHtml()).toBe('<p>ba <img src="uploads/a.png" alt=""></p>');
  });
});

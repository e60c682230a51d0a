import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createEditor } from '../../src/ui/rich-text/editor.ts';
import { box, renderEditor } from '../support/render-editor.tsx';

const alternativeText = page.getByLabelText('Alternative text');
const getButton = (name: string) => page.getByRole('button', { name });

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

  test('has no images that are on another computer', async () => {
    const { getHtml } = await renderEditor('<p>one</p>', 3);
    paste(
      '<p>a<img src="file:///C:/clip.png">b<img src="blob:https://example.com/1"><img src="cid:a@b"></p>',
    );
    expect(getHtml()).toBe('<p>oneab</p>');
    await expect.element(page.getByRole('alert')).toMatchTextContent('3 images were left out');
  });

  test('has images of the web', async () => {
    const { getHtml } = await renderEditor('<p>one</p>', 3);
    paste('<img src="https://example.com/a.png">');
    expect(getHtml()).toContain('<img src="https://example.com/a.png" alt="">');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('has neither scripts nor markup of the console', async () => {
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
  /** Pastes a large photo, and describes it. */
  async function pastePhoto() {
    const editor = await renderEditor('<p>one</p>', 3);
    paste('', [await createImage('photo.png', 'image/png', 2400, 1200)]);
    await userEvent.fill(alternativeText, 'A photo');
    await userEvent.click(getButton('Save'));
    await expect.element(box).toHaveFocus();
    return editor;
  }

  test('has the text that says what it shows', async () => {
    const { getHtml } = await pastePhoto();
    expect(getHtml()).toMatch(
      /^<p>one<img src="data:image\/jpeg;base64,[^"]+" alt="A photo"><\/p>$/,
    );
  });

  test('is scaled to 1,600 pixels', async () => {
    const { getHtml } = await pastePhoto();
    expect(await measureImage(getHtml())).toEqual([1600, 800]);
  });

  test('is named if it is large', async () => {
    await pastePhoto();
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

  test('in pasted text is scaled at its place while someone types', async () => {
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

  test('that is part of the text stays so where its block is edited', () => {
    const image = `data:image/png;base64,${'iVBORw0KGgo'.repeat(200)}`;
    const html = `<p class="a"><img src="${image}" alt="A"></p>\n<p>b <img src="${image}" alt="B"></p>`;
    const editor = createEditor(html, (url) => url);
    expect(editor.quill.root.querySelector('img')).toHaveAttribute('src', image);
    editor.quill.insertText(2, 'Edited ', 'user');
    expect(editor.getHtml()).toBe(html.replace('<p>b', '<p>Edited b'));
  });

  test('has the address of the server in the editor only', () => {
    const editor = createEditor(
      '<p>a <img src="uploads/a.png" alt=""></p>',
      (url) => `/api/${url}`,
    );
    expect(editor.quill.root.innerHTML).toContain('src="/api/uploads/a.png"');
    editor.quill.insertText(0, 'b', 'user');
    expect(editor.getHtml()).toBe('<p>ba <img src="uploads/a.png" alt=""></p>');
  });
});

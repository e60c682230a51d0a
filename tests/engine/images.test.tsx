import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FieldValue } from '../../src/engine/cells/cell-kinds.tsx';
import { SessionContext } from '../../src/session/session-context.ts';
import { RichText } from '../../src/ui/rich-text/rich-text.tsx';
import { cropImage, initialCrop } from '../../src/ui/cropper/crop-image.ts';
import { decodeImage } from '../../src/ui/cropper/decode-image.ts';
import { createImageFile, renderImageInput } from '../support/image-files.tsx';
import { createTestSession } from '../support/test-session.ts';

/** An API that has the images of the tests. */
const baseUrl = `${window.location.origin}/tests/support/images`;
const session = createTestSession({ baseUrl, operations: {} });

const imageField = { key: 'image', label: 'Image', type: 'image' } as const;

/** An image in a record, then one in a text. */
const renderImages = (url: string) =>
  render(
    <SessionContext value={session}>
      <FieldValue field={imageField} record={{ image: url }} />
      <RichText html={`<img src="${url}" alt="In a text">`} />
    </SessionContext>,
  );

test('The URL of an image is relative to the API', async () => {
  const { container, ...screen } = await renderImages('tiny.png');
  const images = [...container.getElementsByTagName('img')];
  expect(images.map(({ src }) => src.replace(`${baseUrl}/`, ''))).toEqual(['tiny.png', 'tiny.png']);
  await expect.element(screen.getByRole('img', { name: 'In a text' })).toBeVisible();
  await expect.poll(() => images.map(({ naturalWidth }) => naturalWidth)).toEqual([20, 20]);
});

test('An image that does not load has a placeholder', async () => {
  const { container, ...screen } = await renderImages('none.png');
  const placeholders = screen.getByRole('img', { name: 'The image does not load' });
  await expect.poll(() => placeholders.elements()).toHaveLength(2);
  const images = [...container.getElementsByTagName('img')];
  expect(images.map(({ src }) => src.replace(`${baseUrl}/`, ''))).toEqual(['none.png']);
  expect(images.map(({ naturalWidth }) => naturalWidth)).toEqual([0]);
});

describe('A cropped file', () => {
  test.each([
    ['wide.jpg', 'image/jpeg', 2000, 100, 'image/jpeg'],
    ['tall.png', 'image/png', 100, 2000, 'image/png'],
    ['thin.png', 'image/png', 1, 3000, 'image/png'],
    ['web.webp', 'image/webp', 640, 480, 'image/png'],
  ])(
    'of %s keeps its name at the requested size',
    async (name, type, width, height, croppedType) => {
      const image = await decodeImage(await createImageFile(name, type, width, height));
      expect(image.originalSize).toEqual([width, height]);
      for (const size of [
        [194, 112],
        [337, 120],
      ] as const) {
        const file = await cropImage(image, initialCrop(image, size), size);
        expect(file.name).toBe(name);
        expect(file.type).toBe(croppedType);
        const decoded = await createImageBitmap(file);
        expect([decoded.width, decoded.height]).toEqual(size);
      }
    },
  );

  test('comes from a canvas of at most 4096 pixels per edge', async () => {
    const { canvas } = await decodeImage(
      await createImageFile('huge.png', 'image/png', 6000, 3000),
    );
    expect([canvas.width, canvas.height]).toEqual([4096, 2048]);
  });
});

test.each([
  ['notes.txt', 'text/plain', 'Not an image.'],
  ['empty.png', 'image/png', ''],
  ['broken.svg', 'image/svg+xml', '<svg'],
])(
  'A file that is not an image (%s) is rejected with its name in the message',
  async (name, type, content) => {
    await expect(decodeImage(new File([content], name, { type }))).rejects.toThrow(
      `${name} is not an image that this browser can read.`,
    );
  },
);

const emptyText = 'Drop an image here, paste it, or choose a file.';
const landscape = await createImageFile('wide.jpg', 'image/jpeg', 600, 400);
const transparent = await createImageFile('wide.png', 'image/png', 600, 400);
const notes = new File(['Notes.'], 'notes.txt', { type: 'text/plain' });

/** An image on the server: one that needs no request. */
const storedImage = URL.createObjectURL(transparent);

function createTransfer(files: File[], text?: string) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (text !== undefined) transfer.setData('text/plain', text);
  return transfer;
}

const dispatchDrag = (target: Element, type: string, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

/** Pastes where the focus is; returns whether the browser would insert it. */
const paste = (clipboardData: DataTransfer) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
  );

const readFileNames = (input: Element) =>
  [...((input as HTMLInputElement).files ?? [])].map(({ name }) => name);

describe('An empty image field', () => {
  test('says what to do', async () => {
    const { screen, input } = await renderImageInput();
    await expect.element(screen.getByText(emptyText)).toBeVisible();
    await expect.element(screen.getByText('Choose File')).toBeVisible();
    await expect.element(screen.getByText('Saved as 194 × 112 pixels')).toBeVisible();
    await expect.element(input).toHaveAttribute('accept', 'image/*');
    await screen.getByLabelText('Name').click();
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
  });

  test('says so again once a chosen image was removed', async () => {
    const { screen, input, emitted } = await renderImageInput();
    await input.upload(landscape);
    await screen.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText(emptyText)).toBeVisible();
    await expect.element(input).toHaveFocus();
    expect(readFileNames(input.element())).toEqual([]);
    expect(emitted.at(-1)).toBeUndefined();
  });

  test('takes the first image of several files that are dropped', async () => {
    const { screen, input, preview } = await renderImageInput();
    const zone = screen.getByText(emptyText).element();
    dispatchDrag(zone, 'dragover', createTransfer([]));
    const field = input.element().closest('[aria-busy]');
    expect(field).not.toHaveAttribute('data-dragged-over');
    const files = createTransfer([notes, landscape, transparent]);
    expect(dispatchDrag(zone, 'dragover', files)).toBe(false);
    await expect.poll(() => field).toHaveAttribute('data-dragged-over');
    dispatchDrag(zone, 'dragleave', files);
    await expect.poll(() => field).not.toHaveAttribute('data-dragged-over');
    dispatchDrag(zone, 'dragover', files);
    dispatchDrag(zone, 'drop', files);
    await expect.element(preview).toBeVisible();
    expect(field).not.toHaveAttribute('data-dragged-over');
    expect(readFileNames(input.element())).toEqual(['wide.jpg']);
  });

  test('takes an image that is pasted while its form has the focus', async () => {
    const { screen, input, preview } = await renderImageInput();
    await screen.getByLabelText('Name').click();
    expect(paste(createTransfer([landscape]))).toBe(false);
    await expect.element(preview).toBeVisible();
    expect(readFileNames(input.element())).toEqual(['wide.jpg']);
  });

  test('leaves a pasted text to the focused field', async () => {
    const { screen, emitted } = await renderImageInput();
    await screen.getByLabelText('Name').click();
    expect(paste(createTransfer([], 'Text'))).toBe(true);
    expect(paste(createTransfer([landscape], 'Cells of a sheet'))).toBe(true);
    await expect.element(screen.getByText(emptyText)).toBeVisible();
    expect(emitted).toEqual([]);
  });

  test('takes no pasted file that is no image', async () => {
    const { screen, emitted } = await renderImageInput();
    await screen.getByLabelText('Name').click();
    expect(paste(createTransfer([notes]))).toBe(true);
    await expect.element(screen.getByText(emptyText)).toBeVisible();
    expect(emitted).toEqual([]);
  });

  test('names a dropped file that is no image', async () => {
    const { screen } = await renderImageInput();
    dispatchDrag(screen.getByText(emptyText).element(), 'drop', createTransfer([notes]));
    const error = 'notes.txt is not an image that this browser can read.';
    await expect.element(screen.getByRole('alert')).toHaveTextContent(error);
    await expect.element(screen.getByText(emptyText)).toBeVisible();
  });
});

test('Delete on the file input removes a chosen image', async () => {
  const { screen, input, emitted } = await renderImageInput();
  await input.upload(landscape);
  const remove = screen.getByRole('button', { name: 'Remove' });
  await expect.element(remove).toBeVisible();
  await screen.getByLabelText('Name').click();
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(input).toHaveFocus();
  expect(emitted.at(-1)).toBeUndefined();
});

test('A present image that was replaced can be kept after all', async () => {
  const { screen, input, preview, emitted } = await renderImageInput(storedImage);
  await expect.element(screen.getByText('Replace')).toBeVisible();
  await expect.element(screen.getByRole('presentation')).toHaveAttribute('src', storedImage);
  await input.upload(landscape);
  await expect.element(preview).toBeVisible();
  await expect.element(screen.getByRole('presentation')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Keep the present image' }).click();
  await expect.element(screen.getByRole('presentation')).toBeVisible();
  expect(emitted.at(-1)).toBe(storedImage);
});

import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createImageFile } from '../support/create-image-file.ts';
import { renderInput } from '../support/render-input.tsx';

const emptyText = 'Drop an image here, paste it, or choose a file.';
const landscape = await createImageFile('wide.jpg', 'image/jpeg', 600, 400);
const transparent = await createImageFile('wide.png', 'image/png', 600, 400);
const notes = new File(['Notes.'], 'notes.txt', { type: 'text/plain' });

/** An image on the server: one that needs no request. */
const storedImage = URL.createObjectURL(transparent);

async function renderImageInput(value?: string) {
  const wrap = (field: ReactNode) => (
    <form aria-label="Form">
      <input aria-label="Name" />
      {field}
    </form>
  );
  const config = { cropSize: [194, 112] as const };
  const rendered = await renderInput('image', value, {}, { wrap, config });
  await expect.element(rendered.input).toBeInTheDocument();
  return { ...rendered, preview: rendered.screen.getByAltText('What will be saved') };
}

function transferOf(files: File[], text?: string) {
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
  test('says how to fill it, and in which size it is saved, also once it is emptied again', async () => {
    const { screen, input, emitted } = await renderImageInput();
    await expect.element(screen.getByText(emptyText)).toBeVisible();
    await expect.element(screen.getByText('Choose File')).toBeVisible();
    await expect.element(screen.getByText('Saved as 194 × 112 pixels')).toBeVisible();
    await expect.element(input).toHaveAttribute('accept', 'image/*');
    await screen.getByLabelText('Name').click();
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
    await input.upload(landscape);
    await screen.getByRole('button', { name: 'Remove' }).click();
    await expect.element(screen.getByText(emptyText)).toBeVisible();
    await expect.element(input).toHaveFocus();
    expect(readFileNames(input.element())).toEqual([]);
    expect(emitted.at(-1)).toBeUndefined();
  });

  test('takes a dropped image, the first one of several files', async () => {
    const { screen, input, preview } = await renderImageInput();
    const zone = screen.getByText(emptyText).element();
    dispatchDrag(zone, 'dragover', transferOf([]));
    const field = input.element().closest('[aria-busy]');
    expect(field).not.toHaveAttribute('data-dragged-over');
    const files = transferOf([notes, landscape, transparent]);
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

  test('takes an image that is pasted while its form has the focus, leaves a text to the field, and takes no other file', async () => {
    const { screen, input, preview, emitted } = await renderImageInput();
    await screen.getByLabelText('Name').click();
    expect(paste(transferOf([], 'Text'))).toBe(true);
    expect(paste(transferOf([landscape], 'Cells of a sheet'))).toBe(true);
    expect(paste(transferOf([notes]))).toBe(true);
    await expect.element(screen.getByText(emptyText)).toBeVisible();
    expect(emitted).toEqual([]);
    // One that is dropped has an error.
    dispatchDrag(screen.getByText(emptyText).element(), 'drop', transferOf([notes]));
    const error = 'notes.txt is not an image that this browser can read.';
    await expect.element(screen.getByRole('alert')).toHaveTextContent(error);
    await expect.element(screen.getByText(emptyText)).toBeVisible();
    expect(paste(transferOf([landscape]))).toBe(false);
    await expect.element(preview).toBeVisible();
    expect(readFileNames(input.element())).toEqual(['wide.jpg']);
  });
});

test('The present image is replaced, or kept after all', async () => {
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

describe('The cropper', () => {
  test('rotates by quarter turns without empty corners, and is reset', async () => {
    const { screen, input } = await renderImageInput();
    await input.upload(landscape);
    const rotation = screen.getByLabelText('Rotation');
    await expect.element(rotation).toHaveValue('0');
    const crop = screen.getByRole('group', { name: /crop selection/ });
    const readBox = () => {
      const { x, y, width, height } = crop.element().getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    };
    const initialBox = readBox();
    await screen.getByRole('button', { name: 'Rotate right' }).click();
    await expect.element(rotation).toHaveValue('90');
    await expect.poll(readBox).not.toEqual(initialBox);
    await expect.element(screen.getByRole('status').last()).toHaveTextContent('');
    await screen.getByRole('button', { name: 'Rotate left' }).click();
    await screen.getByRole('button', { name: 'Rotate left' }).click();
    await expect.element(rotation).toHaveValue('-90');
    await screen.getByLabelText('Scale').fill('2');
    await screen.getByRole('button', { name: 'Reset' }).click();
    await expect.element(rotation).toHaveValue('0');
    await expect.element(screen.getByLabelText('Scale')).toHaveValue('1');
    await expect.poll(readBox).toEqual(initialBox);
  });

  test.each([
    [landscape, 'They are saved as white.'],
    [transparent, 'They are saved as transparent.'],
  ])('says what becomes of empty corners', async (file, consequence) => {
    const { screen, input } = await renderImageInput();
    await input.upload(file);
    const note = screen.getByRole('status').last();
    await expect.element(note).toHaveTextContent('');
    await screen.getByLabelText('Rotation').fill('45');
    const warning = `The corners outside of the image will be empty. ${consequence}`;
    await expect.element(note).toHaveTextContent(warning);
    await screen.getByRole('button', { name: 'Fill' }).click();
    await expect.element(note).toHaveTextContent('');
  });
});

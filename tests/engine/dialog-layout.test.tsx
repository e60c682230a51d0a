import { beforeEach, describe, expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { openEditDialog } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

beforeEach(() => page.viewport(1280, 600));

/** Opens a form that is several windows high, once its lazily loaded inputs are there. */
async function openLongDialog() {
  const engine = await openEditDialog({ resource: specimens });
  const { dialog } = engine;
  const first = dialog.getByLabelText('Specimen', { exact: true });
  await expect.element(first).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: /^Edit part 2/ })).toBeInTheDocument();
  return { ...engine, first, submitButton: dialog.getByRole('button', { name: 'Submit' }) };
}

const getBox = (locator: Locator) => locator.element().getBoundingClientRect();

describe('A dialog with a long form', () => {
  const windows = [
    { width: 1280, height: 600 },
    { width: 390, height: 800 },
  ];

  describe.each(windows)('in a window of $width × $height pixels', ({ width, height }) => {
    beforeEach(() => page.viewport(width, height));

    test('leaves the same small space above and below', async () => {
      const { dialog } = await openLongDialog();
      await expect.poll(() => getBox(dialog).bottom + getBox(dialog).top).toBe(height);
      expect(getBox(dialog).top).toBeGreaterThan(0);
      expect(getBox(dialog).height).toBeGreaterThan(height * 0.85);
    });

    test('leaves at least that space on its sides', async () => {
      const { dialog } = await openLongDialog();
      const { top, left, right } = getBox(dialog);
      expect(left).toBeGreaterThanOrEqual(top);
      expect(right).toBeLessThanOrEqual(width - top);
    });

    test('has its title and its buttons in view', async () => {
      const { dialog, submitButton } = await openLongDialog();
      await expect.element(dialog.getByText('Edit specimen')).toBeInViewport({ ratio: 1 });
      await expect.element(submitButton).toBeInViewport({ ratio: 1 });
    });

    test('leaves the page in its place', async () => {
      const { screen, dialog, cancel } = await openLongDialog();
      const heading = screen.getByText('Ammonite').first();
      const { left } = getBox(heading);
      await cancel();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(getBox(heading).left).toBe(left);
    });
  });

  test('scrolls to a field that gets the focus', async () => {
    const { dialog, first, submitButton } = await openLongDialog();
    const last = dialog.getByLabelText('Extra');
    last.element().focus();
    await expect.poll(() => getBox(last).bottom).toBeLessThan(getBox(submitButton).top);
    first.element().focus();
    const title = dialog.getByText('Edit specimen', { exact: true });
    await expect.poll(() => getBox(first).top).toBeGreaterThan(getBox(title).bottom);
  });

  test('scrolls by Page Down', async () => {
    const { first } = await openLongDialog();
    first.element().focus();
    await expect.element(first).toBeInViewport();
    await userEvent.keyboard('{PageDown}');
    await expect.element(first).not.toBeInViewport();
  });

  test('shows the first invalid field as a whole', async () => {
    const { dialog, first, submit } = await openLongDialog();
    await dialog.getByLabelText('Street').fill('');
    await first.fill('A');
    dialog.getByLabelText('Extra').element().focus();
    await submit();
    await expect.element(first).toHaveFocus();
    await expect.element(dialog.getByText(/^2 to/)).toBeInViewport({ ratio: 1 });
    const label = dialog.getByText('Specimen', { exact: true });
    await expect.element(label).toBeInViewport({ ratio: 1 });
  });
});

describe('An edit dialog', () => {
  /** The measures of every form. */
  const hintLinePx = 20;
  const fieldGapPx = 12;

  test('has the name of the record', async () => {
    const { dialog } = await openEditDialog();
    await expect.element(dialog).toHaveAccessibleName('Edit coupon');
    await expect.element(dialog).toHaveAccessibleDescription('SPRING');
    await expect.element(dialog.getByText('Fields with a star')).not.toBeInTheDocument();
  });

  test('says in view why it was not sent', async () => {
    await page.viewport(1280, 400);
    const { dialog, submit } = await openEditDialog();
    await submit();
    const alert = dialog.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Please fill atleast one fieled');
    await expect.element(alert).toBeInViewport({ ratio: 1 });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await expect.element(cancel).toBeInViewport({ ratio: 1 });
  });

  test('reserves the line of a hint between an input and the next field', async () => {
    await page.viewport(390, 800);
    const { dialog } = await openEditDialog();
    const nextLabel = dialog.getByText('Percentage', { exact: true });
    await expect.element(nextLabel).toBeVisible();
    const readGap = () => getBox(nextLabel).top - getBox(dialog.getByLabelText('Code')).bottom;
    await expect.poll(readGap).toBeGreaterThanOrEqual(hintLinePx + fieldGapPx);
    expect(readGap()).toBeLessThan(2 * hintLinePx + fieldGapPx);
  });

  test('has short fields side by side where there is room', async () => {
    const { dialog } = await openEditDialog();
    const getTop = (label: string) => getBox(dialog.getByLabelText(label)).top;
    await expect.element(dialog.getByLabelText('Kind')).toBeVisible();
    await expect.poll(() => getTop('Percentage')).toBe(getTop('Code'));
    await page.viewport(390, 800);
    await expect.poll(() => getTop('Percentage')).toBeGreaterThan(getTop('Code'));
  });
});

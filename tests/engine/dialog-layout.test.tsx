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

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

describe('A dialog with a long form', () => {
  const windows = [
    { width: 1280, height: 600, margin: 32 },
    { width: 390, height: 800, margin: 8 },
  ];

  describe.each(windows)('in a window of $width × $height pixels', ({ width, height, margin }) => {
    beforeEach(() => page.viewport(width, height));

    test('leaves the same space above and below', async () => {
      const { dialog } = await openLongDialog();
      await expect
        .poll(() => boxOf(dialog))
        .toMatchObject({ top: margin, bottom: height - margin });
      const { left, right } = boxOf(dialog);
      expect(left).toBeGreaterThanOrEqual(margin);
      expect(right).toBeLessThanOrEqual(width - margin);
    });

    test('has its title and its buttons in view', async () => {
      const { dialog, submitButton } = await openLongDialog();
      await expect.element(dialog.getByText('Edit specimen')).toBeInViewport({ ratio: 1 });
      await expect.element(submitButton).toBeInViewport({ ratio: 1 });
    });

    test('leaves the page in its place', async () => {
      const { screen, dialog, cancel } = await openLongDialog();
      const heading = screen.getByText('Ammonite').first();
      const { left } = boxOf(heading);
      await cancel();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(boxOf(heading).left).toBe(left);
    });
  });

  test('scrolls to a field that gets the focus', async () => {
    const { dialog, first, submitButton } = await openLongDialog();
    const last = dialog.getByLabelText('Extra');
    last.element().focus();
    await expect.poll(() => boxOf(last).bottom).toBeLessThan(boxOf(submitButton).top);
    first.element().focus();
    await expect.poll(() => boxOf(first).top).toBeGreaterThan(32);
  });

  test('scrolls by Page Down', async () => {
    const { first } = await openLongDialog();
    first.element().focus();
    const { top } = boxOf(first);
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => boxOf(first).top).toBeLessThan(top - 100);
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

  test('has fields 12 pixels apart, each with a line of 20 pixels below its input', async () => {
    await page.viewport(390, 800);
    const { dialog } = await openEditDialog();
    const next = dialog.getByLabelText('Percentage');
    await expect.element(next).toBeVisible();
    const labelHeight = 22 + 4;
    await expect
      .poll(() => boxOf(next).top - boxOf(dialog.getByLabelText('Code')).bottom)
      .toBe(20 + 12 + labelHeight);
  });

  test('has short fields side by side where there is room', async () => {
    const { dialog } = await openEditDialog();
    const topOf = (label: string) => boxOf(dialog.getByLabelText(label)).top;
    await expect.element(dialog.getByLabelText('Kind')).toBeVisible();
    await expect.poll(() => topOf('Percentage')).toBe(topOf('Code'));
    await page.viewport(390, 800);
    await expect.poll(() => topOf('Percentage')).toBeGreaterThan(topOf('Code'));
  });
});

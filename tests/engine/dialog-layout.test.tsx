import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { applyColours } from '../../src/ui/theme/colours.ts';
import { openEditDialog, renderEngine } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

applyColours(document.documentElement);

beforeEach(() => page.viewport(1280, 600));

/** Opens a form that is several windows high, once its lazily loaded inputs are there. */
async function openLongDialog() {
  const { screen } = await renderEngine({
    resource: specimens,
    initialPath: '/admin/view/specimen/12',
  });
  const leftOf = () => screen.getByText('Ammonite').first().element().getBoundingClientRect().left;
  const edit = screen.getByRole('button', { name: /^Edit specimen/ });
  await expect.element(edit).toBeVisible();
  const leftBefore = leftOf();
  await edit.click();
  const dialog = screen.getByRole('dialog', { name: 'Edit specimen' });
  await expect.element(dialog.getByLabelText('Specimen', { exact: true })).toHaveFocus();
  await expect.element(dialog.getByRole('button', { name: /^Edit part 2/ })).toBeInTheDocument();
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const boxOf = (element: Element) => element.getBoundingClientRect();
  return { dialog, submit, boxOf, leftOf, leftBefore };
}

describe('A dialog with a long form', () => {
  test.each([
    ['leaves 32 pixels above and below', 1280, 600, { top: 32, bottom: 568 }],
    ['nearly fills a phone', 390, 800, { left: 8, top: 8, right: 382, bottom: 792 }],
  ])('%s, with its title and its buttons in view, and the page in its place', async (...row) => {
    const [, width, height, box] = row;
    await page.viewport(width, height);
    const { dialog, submit, boxOf, leftOf, leftBefore } = await openLongDialog();
    await expect.poll(() => boxOf(dialog.element())).toMatchObject(box);
    await expect.element(dialog.getByText('Edit specimen')).toBeInViewport({ ratio: 1 });
    await expect.element(submit).toBeInViewport({ ratio: 1 });
    expect(leftOf()).toBe(leftBefore);
  });

  test('scrolls to a field that gets the focus, and by Page Down', async () => {
    const { dialog, submit, boxOf } = await openLongDialog();
    const last = dialog.getByLabelText('Extra');
    last.element().focus();
    await expect.poll(() => boxOf(last.element()).bottom).toBeLessThan(boxOf(submit.element()).top);
    const first = dialog.getByLabelText('Specimen', { exact: true });
    first.element().focus();
    await expect.poll(() => boxOf(first.element()).top).toBeGreaterThan(32);
    const { top } = boxOf(first.element());
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => boxOf(first.element()).top).toBeLessThan(top - 100);
  });

  test('shows the first invalid field with its label and its error', async () => {
    const { dialog, submit } = await openLongDialog();
    const street = dialog.getByLabelText('Street');
    await street.fill('');
    await dialog.getByLabelText('Specimen', { exact: true }).fill('A');
    dialog.getByLabelText('Extra').element().focus();
    await submit.click();
    const name = dialog.getByLabelText('Specimen', { exact: true });
    await expect.element(name).toHaveFocus();
    await expect.element(dialog.getByText(/^2 to/)).toBeInViewport({ ratio: 1 });
    const label = dialog.getByText('Specimen', { exact: true });
    await expect.element(label).toBeInViewport({ ratio: 1 });
  });
});

describe('An edit dialog', () => {
  test('has the name of the record, and above its buttons, in view, why it was not sent', async () => {
    await page.viewport(1280, 400);
    const { dialog, submit } = await openEditDialog();
    await expect.element(dialog).toHaveAccessibleName('Edit coupon');
    await expect.element(dialog).toHaveAccessibleDescription('SPRING');
    await expect.element(dialog.getByText('Fields with a star')).not.toBeInTheDocument();
    await submit();
    const alert = dialog.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Please fill atleast one fieled');
    await expect.element(alert).toBeInViewport({ ratio: 1 });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await expect.element(cancel).toBeInViewport({ ratio: 1 });
  });

  test('has short fields side by side where there is room', async () => {
    const { dialog } = await openEditDialog();
    const topOf = (label: string) =>
      dialog.getByLabelText(label).element().getBoundingClientRect().top;
    await expect.element(dialog.getByLabelText('Kind')).toBeVisible();
    await expect.poll(() => topOf('Percentage')).toBe(topOf('Code'));
    await page.viewport(390, 800);
    await expect.poll(() => topOf('Percentage')).toBeGreaterThan(topOf('Code'));
  });
});

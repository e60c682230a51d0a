import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { orders } from './orders/orders.ts';

const openOrder = () => renderEngine({ resource: orders, initialPath: '/admin/view/order/12' });

async function openDialog() {
  const engine = await openOrder();
  await engine.screen.getByRole('button', { name: 'Edit order 12' }).click();
  const dialog = engine.screen.getByRole('dialog');
  const section = dialog.getByRole('region', { name: 'Label preview' });
  await expect.element(section).toBeVisible();
  return { ...engine, dialog, section };
}

test('A section of the detail page is a card with a heading below the derived fields', async () => {
  const { screen } = await openOrder();
  const section = screen.getByRole('region', { name: 'Label' });
  await expect.element(section).toHaveTextContent('LabelTo Ada');
  await expect.element(section.getByRole('heading', { level: 2 })).toHaveTextContent('Label');
  await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('Ada');
});

describe('A section of the form', () => {
  test('has its fields in an order of its own, at the place of the first; others follow', async () => {
    const { dialog, section } = await openDialog();
    await expect.element(section.getByLabelText('Customer')).toHaveValue('Ada');
    const labels = [...dialog.element().querySelectorAll('label')].map(
      (label) => label.textContent,
    );
    expect(labels.filter((label) => /^(Customer|Colour|Note)$/.test(label))).toEqual([
      'Customer',
      'Colour',
      'Note',
    ]);
    await expect.element(section.getByLabelText('Note')).not.toBeInTheDocument();
  });

  test('gets the current values', async () => {
    const { section } = await openDialog();
    await section.getByLabelText('Customer').fill('Alan');
    await expect.element(section.getByText('To Alan')).toBeVisible();
    await expect.element(section.getByLabelText('Customer')).toHaveFocus();
  });

  test('shows the errors of its fields, and is sent like any others', async () => {
    const { screen, dialog, section, requests } = await openDialog();
    const submit = dialog.getByRole('button', { name: 'Submit' });
    await section.getByLabelText('Customer').fill('x'.repeat(41));
    await submit.click();
    await expect.element(section.getByRole('alert')).toMatchTextContent(/at most 40 characters/);
    await section.getByLabelText('Customer').fill('Alan');
    await submit.click();
    await expect.element(screen.getByText('Order Updated')).toBeVisible();
    const patch = requests.find(({ method }) => method === 'PATCH');
    expect(await patch?.json()).toEqual({ customer: 'Alan' });
  });
});

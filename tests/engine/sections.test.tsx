import { lazy } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defineResource } from '../../src/engine/config/define-resource.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { holdRequests, openEditDialog, renderEngine } from '../support/render-engine.tsx';
import { operations } from './coupons/generated/operations.ts';
import { LabelFields, LabelSection } from './coupons/label-sections.tsx';

const options = defineResource({
  name: 'coupons',
  operations: {
    list: 'GET /api/coupons',
    read: 'GET /api/coupons/{id}',
    update: 'PUT /api/coupons/{id}',
  },
  detailSections: [{ title: 'Label', component: LabelSection }],
  formSections: [{ fields: ['code', 'expiresAt'], component: LabelFields }],
});

/** Coupons with a section on the detail page, and one in the form. */
const resource = resolveResource(options, operations);

test('A section of the detail page is a card beside the derived fields', async () => {
  const { hold, release } = holdRequests('GET');
  const { screen } = await renderEngine({
    resource,
    initialPath: '/admin/view/coupon/c1',
    hold,
  });
  const section = screen.getByRole('region', { name: 'Label' });
  await expect.element(section).toHaveTextContent('Label');
  release();
  await expect.element(section).toHaveTextContent('LabelSPRING, until 2027-03-01');
  await expect.element(section.getByRole('heading', { level: 2 })).toHaveTextContent('Label');
  await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('SPRING');
});

describe('A section of the form', () => {
  const section = page.getByRole('region', { name: 'Label preview' });

  test('has the focus in its first field once its code is loaded', async () => {
    let load = (_module: { default: typeof LabelFields }) => {};
    const component = lazy(
      () => new Promise<Parameters<typeof load>[0]>((resolve) => (load = resolve)),
    );
    const formSections = [{ fields: ['code', 'expiresAt'], component }];
    const { dialog } = await openEditDialog({ resource: { ...resource, formSections } });
    // Later fields do not take the focus, which the dialog itself has until then.
    await expect.element(dialog).toHaveFocus();
    load({ default: LabelFields });
    await expect.element(dialog.getByLabelText(/^Expires/)).toHaveFocus();
  });

  test('has its fields in its own order at the place of the first', async () => {
    const { dialog } = await openEditDialog({ resource });
    await expect.element(section.getByLabelText('Code')).toHaveValue('SPRING');
    await expect
      .poll(() => [...dialog.element().querySelectorAll('label')].map((label) => label.textContent))
      .toEqual(['Expires', 'Code', 'Percentage', 'Active', 'Kind']);
    await expect.element(section.getByLabelText('Percentage')).not.toBeInTheDocument();
  });

  test('gets the current values', async () => {
    await openEditDialog({ resource });
    await section.getByLabelText('Code').fill('AUTUMN');
    await expect.element(section.getByText('AUTUMN, until 2027-03-01')).toBeVisible();
    await expect.element(section.getByLabelText('Code')).toHaveFocus();
    await section.getByRole('button', { name: 'Undo Code' }).click();
    await expect.element(section.getByText('SPRING, until 2027-03-01')).toBeVisible();
  });

  test('sets values', async () => {
    const { dialog } = await openEditDialog({ resource });
    await section.getByRole('button', { name: 'Winter' }).click();
    await expect.element(section.getByLabelText('Code')).toHaveValue('WINTER');
    await expect.element(dialog.getByText('1 field will be saved')).toBeVisible();
  });

  test('shows the errors of its fields', async () => {
    const { submit } = await openEditDialog({ resource });
    await section.getByLabelText('Code').fill('TOO-LONG-');
    await submit();
    await expect.element(section.getByRole('alert')).toMatchTextContent(/3 to 8 characters/);
  });

  test('has fields that are sent like any others', async () => {
    const { screen, submit, readBody } = await openEditDialog({ resource });
    await section.getByLabelText('Code').fill('AUTUMN');
    await submit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(await readBody('PUT')).toMatchObject({ code: 'AUTUMN' });
  });
});

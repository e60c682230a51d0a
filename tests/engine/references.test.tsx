import { describe, expect, test } from 'vitest';
import { FieldValue } from '../../src/engine/cells/cell-kinds.tsx';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { operations } from './coupons/generated/operations.ts';
import { coupons as scaffold } from './coupons/scaffold.ts';

const gift = { type: 'reference', resource: 'gifts' } as const;
const coupon = { type: 'reference', resource: 'coupons' } as const;

/** Coupons that refer to gifts where they are shown, and to coupons where they are edited. */
const coupons = resolveResource(
  {
    ...scaffold,
    columns: ['percentage', { key: 'code', ...gift }],
    detailFields: [{ key: 'code', ...gift }],
    formFields: { code: coupon, expiresAt: coupon },
  },
  operations,
);

/** Another resource, which needs no operations of its own. */
const gifts = resolveResource(
  { ...scaffold, name: 'gifts', labels: { singular: 'Gift' } },
  operations,
);
const addPath = '/admin/coupon/add';

const open = (initialPath: string, options: RenderEngineOptions = {}) =>
  renderEngine({ resource: coupons, others: [gifts], initialPath, ...options });

describe('A reference', () => {
  test.each([
    ['list', '/admin/coupons'],
    ['details', '/admin/view/coupon/c1'],
  ])('is a link to the record in %s', async (_, path) => {
    const { screen, getPath } = await open(path);
    await screen.getByRole('link', { name: 'SPRING', exact: true }).click();
    await expect.poll(getPath).toBe('/admin/view/gift/SPRING');
  });

  test('leads to the identifier of its resource', async () => {
    const field = { key: 'gift', label: 'Gift', ...gift };
    const numbered = { ...gifts, idProperty: 'id' };
    const record = { gift: { _id: 'g1', id: 7, code: 'SPRING' } };
    const { screen } = await open(addPath, {
      others: [numbered],
      beside: <FieldValue field={field} record={record} />,
    });
    const link = screen.getByRole('link', { name: 'SPRING', exact: true });
    await expect.element(link).toHaveAttribute('href', '#/admin/view/gift/7');
  });

  test('is chosen by the name of the record for its identifier', async () => {
    const { screen, requests } = await open(addPath);
    await screen.getByLabelText('Code').click();
    await screen.getByTitle('SPRING').click();
    await expect.element(screen.getByTitle('SPRING').first()).toBeVisible();
    await screen.getByLabelText('Percentage').fill('50');
    await screen.getByRole('button', { name: 'Submit' }).click();
    // The identifier is too short for a code.
    await expect.element(screen.getByText('3 to 8 characters')).toBeVisible();
    await expect.element(screen.getByLabelText('Code')).toHaveFocus();
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('is chosen after a retry if the records could not be loaded', async () => {
    const { screen, respondWith } = await open(addPath, { respond: () => 'code=500' });
    const failure = screen.getByText('The coupons could not be loaded.');
    await expect.element(failure.first()).toBeVisible();
    respondWith(() => undefined);
    await screen.getByRole('button', { name: 'Retry' }).first().click();
    await screen.getByLabelText('Code').click();
    await screen.getByTitle('SPRING').click();
    await expect.element(screen.getByTitle('SPRING').first()).toBeVisible();
  });

  test('is searched once after a pause', async () => {
    const { screen, sent } = await open(addPath);
    const box = screen.getByLabelText('Code');
    await box.click();
    await expect.element(box).toHaveFocus();
    // The letters are typed in one tick, because a busy machine may pause between two keys.
    for (const letter of 'spri') document.execCommand('insertText', false, letter);
    await expect
      .poll(() => sent().filter((request) => request.includes('key=')))
      .toEqual(['GET /api/coupons?key=spri&currentPage=1&resultPerPage=2']);
  });

  test('has the name of a record that is not among the first of its list', async () => {
    const { screen, sent } = await open('/admin/view/coupon/c1');
    await screen.getByRole('button', { name: 'Edit coupon SPRING' }).click();
    await expect
      .element(screen.getByRole('dialog').getByText('SPRING', { exact: true }).nth(2))
      .toBeVisible();
    expect(sent('GET')).toContain('GET /api/coupons/2027-03-01');
  });

  test('keeps a value that no record has', async () => {
    const { screen } = await open('/admin/view/coupon/c1', {
      respond: ({ url }) => (url.endsWith('/2027-03-01') ? 'code=404' : undefined),
    });
    await screen.getByRole('button', { name: 'Edit coupon SPRING' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText('2027-03-01', { exact: true })).toBeVisible();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await dialog.getByLabelText('Expires').click();
    await dialog.getByTitle('SPRING').last().click();
    await expect.element(dialog.getByRole('button', { name: 'Undo Expires' })).toBeVisible();
  });
});

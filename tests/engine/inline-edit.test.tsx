import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holdRequests, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const resource = { ...coupons, inlineEdit: ['active'] };
const button = page.getByRole('button', { name: /^Change active of SPRING: / });
const option = (name: string) => page.getByRole('menuitemradio', { name: new RegExp(`^${name}`) });
const undo = page.getByRole('button', { name: 'Undo' });
const path = 'PUT /api/coupons/c1';

const renderList = (options: RenderEngineOptions = {}) => renderEngine({ resource, ...options });

async function choose(name: string) {
  await button.click();
  await option(name).click();
}

beforeEach(() => page.viewport(1280, 720));

describe('A value that can be edited in the list', () => {
  test('is a menu button with the values that it may have', async () => {
    await renderList();
    await expect.element(button).toHaveAccessibleName('Change active of SPRING: Yes');
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu');
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(option('Yes')).toHaveFocus();
    await expect.element(option('Yes')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option('No')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    await expect.element(option('No')).not.toBeInTheDocument();
  });

  test('is shown as it was chosen at once', async () => {
    const { hold, release } = holdRequests('PUT');
    await renderList({ hold });
    await choose('No');
    await expect.element(button).toHaveAccessibleName('Change active of SPRING: No');
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect.element(undo).toBeVisible();
    // Prism changes nothing, and the list was read again.
    await expect.element(button).toHaveAccessibleName('Change active of SPRING: Yes');
  });

  test('is sent alone', async () => {
    const { sent, readBody, getPath } = await renderList();
    await choose('No');
    await expect.element(undo).toBeVisible();
    expect(sent('PUT')).toEqual([path]);
    expect(await readBody('PUT')).toEqual({ active: false });
    expect(getPath()).toBe('/admin/coupons');
  });

  test('is what it was before when Undo is chosen', async () => {
    const { sent, readBody } = await renderList();
    await choose('No');
    await undo.click();
    await expect.element(page.getByText('Active of coupon SPRING: Yes')).toBeVisible();
    await expect.element(undo).not.toBeInTheDocument();
    expect(sent('PUT')).toEqual([path, path]);
    expect(await readBody('PUT')).toEqual({ active: true });
  });

  test('is undone also once its row is not shown any more', async () => {
    const { router, sent } = await renderList();
    await choose('No');
    await expect.element(undo).toBeVisible();
    await router.navigate('/admin/view/coupon/c1');
    await expect.element(button).not.toBeInTheDocument();
    await undo.click();
    await expect.element(page.getByText('Active of coupon SPRING: Yes')).toBeVisible();
    expect(sent('PUT')).toEqual([path, path]);
  });

  test('goes back when it could not be saved', async () => {
    const { sent } = await renderList({
      respond: ({ method }) => (method === 'PUT' ? 'code=409' : undefined),
    });
    await choose('No');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The till is closed.');
    await expect.element(button).toHaveAccessibleName('Change active of SPRING: Yes');
    await expect.element(button).not.toHaveAttribute('aria-disabled');
    expect(sent('PUT')).toEqual([path]);
    await expect.element(undo).not.toBeInTheDocument();
  });

  test('leaves the list when its record is gone', async () => {
    const { sent, respondWith } = await renderList();
    const failure = { success: false, message: 'No such coupon.' };
    respondWith(({ method }) =>
      method === 'PUT' ? Response.json(failure, { status: 404 }) : 'example=empty',
    );
    await choose('No');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    expect(sent('PUT')).toEqual([path]);
  });

  test('sends nothing when it is what it was', async () => {
    const { sent } = await renderList();
    await choose('Yes');
    await expect.element(button).toHaveFocus();
    expect(sent('PUT')).toEqual([]);
  });

  test('is sent with the record as it is now where an update replaces the record', async () => {
    const { update, ...others } = coupons.mutations;
    if (!update) throw new Error('Coupons have no update.');
    const mutations = { ...others, update: { ...update, sends: 'record' as const } };
    const { readBody } = await renderList({ resource: { ...resource, mutations } });
    await choose('No');
    await expect.element(undo).toBeVisible();
    const unchanged = { code: 'SPRING', percentage: 20, expiresAt: '2027-03-01', kind: 'gift' };
    expect(await readBody('PUT')).toEqual({ ...unchanged, active: false });
  });

  test('cannot be changed while a job works on its record', async () => {
    const { hold, release } = holdRequests('DELETE');
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await renderList({ hold });
    await page.getByRole('checkbox', { name: 'Select SPRING' }).click();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expect.element(option('No')).not.toBeInTheDocument();
    release();
  });

  test('is a menu button on the cards of a phone, too', async () => {
    await page.viewport(390, 600);
    const { readBody } = await renderList({
      resource: {
        ...resource,
        columns: resource.columns.filter(({ key }) => key !== 'percentage'),
      },
    });
    await choose('No');
    await expect.element(undo).toBeVisible();
    expect(await readBody('PUT')).toEqual({ active: false });
  });
});

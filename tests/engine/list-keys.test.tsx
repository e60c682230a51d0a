import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseOption, getOption, openPalette, palette } from '../support/palette.ts';
import {
  holdRequests,
  preferList,
  renderEngine,
  type RenderEngineOptions,
} from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const first = page.getByRole('link', { name: 'SPRING', exact: true });
const second = page.getByRole('link', { name: 'AUTUMN', exact: true });
/** The check box of the second row. */
const box = page.getByRole('checkbox', { name: 'Select AUTUMN' });
const search = page.getByRole('searchbox');

async function openList(options: RenderEngineOptions = {}) {
  const engine = await renderEngine({ respond: preferList, ...options });
  await expect.element(box).toBeVisible();
  // The focus of the test before is restored, because the first entry of each history has the same key.
  (document.activeElement as HTMLElement).blur();
  return engine;
}

test('A key of rows does nothing while no row has the focus', async () => {
  const confirm = vi.spyOn(window, 'confirm');
  const { getPath } = await openList();
  await userEvent.keyboard('{ArrowDown}e{Delete}');
  await expect.element(document.body).toHaveFocus();
  expect(getPath()).toBe('/admin/coupons');
  expect(confirm).not.toHaveBeenCalled();
});

test('Keys move the focus between rows', async () => {
  await openList();
  await userEvent.keyboard('j');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}j');
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(first).toHaveFocus();
});

test('Tab stops at the check box, the name and the deletion of a row', async () => {
  await page.viewport(1280, 800);
  await openList();
  await userEvent.keyboard('j{Tab}');
  await expect.element(page.getByRole('button', { name: 'Delete coupon SPRING' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(second).toHaveFocus();
});

test('A save of the focused row returns to it', async () => {
  const { getPath } = await openList({ initialPath: '/admin/coupons?page=2' });
  second.element().focus();
  await userEvent.keyboard('e');
  const code = page.getByRole('dialog', { name: 'Edit coupon' }).getByLabelText('Code');
  await expect.element(code).toHaveFocus();
  await code.fill('SUMMER');
  await userEvent.keyboard('{Enter}');
  await expect.poll(getPath).toBe('/admin/coupons?page=2');
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(first).toHaveFocus();
});

describe('A key', () => {
  /** Edits the second row of a page by a key. */
  async function editByKey() {
    const engine = await openList({ initialPath: '/admin/coupons?page=2' });
    second.element().focus();
    await userEvent.keyboard('e');
    await expect.poll(engine.getPath).toBe('/admin/view/coupon/c2/edit');
    return engine;
  }

  test('edits the focused row', async () => {
    const { router } = await editByKey();
    // A save returns to the page of the list.
    expect(router.state.location.state).toMatchObject({
      listAddress: '/admin/coupons?page=2',
      rowNumber: 4,
    });
  });

  test('edits the row to which Cancel returns', async () => {
    const { getPath } = await editByKey();
    const dialog = page.getByRole('dialog', { name: 'Edit coupon' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(getPath).toBe('/admin/coupons?page=2');
    await expect.element(second).toHaveFocus();
  });
});

test('A key selects the focused row', async () => {
  await openList();
  second.element().focus();
  await userEvent.keyboard('x');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('{Control>}x{/Control}{Shift>}x{/Shift}');
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('x');
  await expect.element(box).not.toBeChecked();
});

test('Delete deletes the focused row', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await openList();
  second.element().focus();
  await userEvent.keyboard('{Delete}');
  expect(confirm).toHaveBeenLastCalledWith('Delete this coupon?');
});

test('Delete deletes the selection rather than the focused row', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await openList();
  await box.click();
  // A check box takes no letters.
  await userEvent.keyboard('k');
  await page.getByRole('checkbox', { name: 'Select SPRING' }).click();
  await expect.element(page.getByRole('button', { name: 'Delete selected' })).toBeVisible();
  await userEvent.keyboard('{Delete}');
  expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete these 2 coupons?');
  await userEvent.keyboard('jx');
  await expect.element(box).not.toBeChecked();
});

test('A key acts on the row that has the focus when it is pressed', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { queryClient, sent, respondWith } = await openList();
  second.element().focus();
  // SPRING was deleted elsewhere.
  const rows = ['AUTUMN', 'WINTER'].map((code, index) => ({ _id: `c${index + 2}`, code }));
  const list = { success: true, length: 8, coupons: rows };
  respondWith(({ method }) => (method === 'GET' ? Response.json(list) : undefined));
  await queryClient.invalidateQueries();
  const winter = page.getByRole('link', { name: 'WINTER', exact: true });
  await expect.element(winter).toBeVisible();
  await expect.element(second).toHaveFocus();
  second.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
  // Nothing was loaded or awaited in between.
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Delete this coupon?');
  winter.element().focus();
  await expect.element(page.getByText('Coupon Deleted')).toBeVisible();
  expect(sent('DELETE')).toEqual(['DELETE /api/coupons/c2']);
  // The list is read again.
  await expect.poll(() => sent().at(-1)).toMatch(/^GET/);
});

test('Keys turn pages', async () => {
  const { getPath } = await openList();
  await userEvent.keyboard(']');
  await expect.poll(getPath).toBe('/admin/coupons?page=2');
  await userEvent.keyboard('[[');
  await expect.poll(getPath).toBe('/admin/coupons');
  await userEvent.keyboard('[[]');
  await expect.poll(getPath).toBe('/admin/coupons?page=2');
});

test('A key opens the search, in which keys do nothing else', async () => {
  const { getPath } = await openList();
  await userEvent.keyboard('/');
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('n]/?');
  await expect.element(search).toHaveValue('n]/?');
  expect(getPath()).toBe('/admin/coupons');
});

test('A key opens the add screen', async () => {
  const { getPath } = await openList();
  await userEvent.keyboard('n');
  await expect.poll(getPath).toBe('/admin/coupon/add');
});

describe('A row that is about to be replaced', () => {
  const remove = page.getByRole('button', { name: 'Delete coupon SPRING' });

  async function turnPage() {
    const { hold, release } = holdRequests(({ url }) => url.includes('currentPage=2'));
    const engine = await openList({ hold });
    first.element().focus();
    await userEvent.keyboard(']');
    await expect.element(first).toHaveAttribute('aria-disabled', 'true');
    return { ...engine, release };
  }

  test('does nothing', async () => {
    const confirm = vi.spyOn(window, 'confirm');
    const { getPath, release } = await turnPage();
    await userEvent.keyboard('e');
    await first.click({ force: true });
    await expect.element(remove).toHaveAttribute('aria-disabled', 'true');
    await remove.click({ force: true });
    expect(confirm).not.toHaveBeenCalled();
    await page.getByRole('row').nth(1).getByRole('cell').first().click();
    expect(getPath()).toBe('/admin/coupons?page=2');
    release();
    await expect.element(first).not.toHaveAttribute('aria-disabled', 'true');
    expect(getPath()).toBe('/admin/coupons?page=2');
  });

  test('is dimmed', async () => {
    await turnPage();
    await expect.element(page.getByRole('rowgroup').nth(1)).toHaveStyle({ opacity: '0.6' });
  });
});

test('A card whose link is in its menu has the focus on the button of the menu', async () => {
  await page.viewport(390, 800);
  const { getPath } = await openList({
    resource: { ...coupons, columns: coupons.columns.filter(({ label }) => label === 'Offer') },
  });
  const more = page.getByRole('button', { name: 'More actions for coupon SPRING' });
  await userEvent.keyboard('j');
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.poll(getPath).toBe('/admin/view/coupon/c1/edit');
});

describe('The palette on a list', () => {
  test('has the actions of the focused row', async () => {
    await openList();
    second.element().focus();
    await chooseOption('Select row');
    await expect.element(box).toBeChecked();
    await expect.element(second).toHaveFocus();
  });

  test('has the actions of the selection while there is one', async () => {
    await openList();
    await openPalette();
    await expect.element(getOption('Export CSV')).toBeInTheDocument();
    await expect.element(getOption('Clear selection')).not.toBeInTheDocument();
    await getOption('Select all on this page').click();
    await expect.element(page.getByRole('region', { name: 'Selection' })).toBeVisible();
    await chooseOption('Clear selection');
    await expect.element(box).not.toBeChecked();
  });

  test('opens the columns', async () => {
    const columns = page.getByRole('dialog', { name: 'Columns' });
    await openList();
    await chooseOption('Columns');
    await expect.element(columns).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Percentage' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(columns).not.toBeInTheDocument();
  });

  test('opens the search', async () => {
    await openList();
    await chooseOption('Search this screen');
    await expect.element(search).toHaveFocus();
  });

  test('loses the actions of the list when that is left', async () => {
    const { router } = await openList();
    await openPalette();
    await expect.element(getOption('Export CSV')).toBeInTheDocument();
    await router.navigate('/admin/coupon/add');
    await expect.element(getOption('Dashboard')).toBeInTheDocument();
    await expect.element(getOption('Export CSV')).not.toBeInTheDocument();
  });
});

test('Escape clears the selection only when nothing is open', async () => {
  await openList();
  second.element().focus();
  await userEvent.keyboard('x{Control>}k{/Control}');
  await expect.element(palette).toBeVisible();
  palette.getByRole('button', { name: 'Close' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).not.toBeChecked();
});

import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { holdRequests, renderEngine } from '../support/render-engine.tsx';

const bar = page.getByRole('region', { name: 'Selection' });
const all = page.getByRole('checkbox', { name: 'Select all on this page' });
const first = page.getByRole('checkbox', { name: 'Select SPRING' });
// Without a code, its name is the word for one record.
const second = page.getByRole('checkbox', { name: 'Select coupon' });
const search = page.getByPlaceholder('search by code');

describe('The check boxes of a list', () => {
  test('select a row without opening its record', async () => {
    const { getPath } = await renderEngine();
    await first.click();
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    await expect.element(first).toHaveFocus();
    await expect.element(all).toBePartiallyChecked();
    expect(getPath()).toBe('/admin/coupons');
  });

  test('show a bar below the search until nothing is selected', async () => {
    const { screen } = await renderEngine();
    await first.click();
    await expect.element(bar).toBeVisible();
    await expect.element(search).toBeVisible();
    const { bottom } = search.element().getBoundingClientRect();
    expect(bar.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
    await userEvent.keyboard('/');
    await expect.element(search).toHaveFocus();
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(first).not.toBeChecked();
    const region = screen.getByRole('region', { name: 'Coupons', exact: true });
    await expect.element(region).toHaveFocus();
  });

  test('select all rows of the page until all are unselected', async () => {
    await renderEngine();
    await first.click();
    await all.click();
    await expect.element(bar).toMatchTextContent(/^2 selected/);
    await expect.element(second).toBeChecked();
    await all.click();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('select a range with Shift', async () => {
    await renderEngine();
    await first.click();
    await first.click();
    second.element().focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.element(bar).toMatchTextContent(/^2 selected/);
    await expect.element(first).toBeChecked();
  });

  test('stay as they are while pages are turned', async () => {
    const { screen } = await renderEngine();
    await first.click();
    await screen.getByRole('button', { name: '2' }).click();
    await expect.element(screen.getByText('3–4 of 3')).toBeVisible();
    await expect.element(bar).toMatchTextContent(/^1 selected/);
  });

  test('stay as they are while a record is opened', async () => {
    const { screen, router } = await renderEngine();
    await first.click();
    await screen.getByRole('link', { name: 'SPRING', exact: true }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SPRING');
    await router.navigate(-1);
    await expect.element(bar).toMatchTextContent(/^1 selected/);
  });

  test('select records of several searches that are deleted together', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const coupons = ['ONE', 'TWO', 'THREE'].map((code) => ({ _id: code, code }));
    const { router } = await renderEngine({
      respond({ url }) {
        const found = coupons.filter(({ code }) => url.includes(`key=${code}`));
        return Response.json({ success: true, length: found.length, coupons: found });
      },
    });
    for (const { code } of coupons) {
      await router.navigate(`/admin/coupons?q=${code}`);
      await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).click();
    }
    await expect.element(bar).toMatchTextContent(/^3 selected, 2 not shown/);
    await bar.getByRole('button', { name: 'Delete selected' }).click();
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete these 3 coupons?');
  });
});

describe('While the rows of another search load', () => {
  /** Opens a search whose response is held back. */
  async function openSearch() {
    const { hold, release } = holdRequests(({ url }) => url.includes('key=SPR'));
    const engine = await renderEngine({ hold });
    await expect.element(first).toBeVisible();
    await engine.router.navigate('/admin/coupons?q=SPR');
    await expect.element(first).toHaveAttribute('aria-disabled', 'true');
    return { ...engine, release };
  }

  test('the last rows cannot be selected', async () => {
    const { screen } = await openSearch();
    await expect.element(all).toHaveAttribute('aria-disabled', 'true');
    for (const box of [first, second, all]) await box.click({ force: true });
    await second.click({ force: true, modifiers: ['Shift'] });
    screen.getByRole('link', { name: 'SPRING', exact: true }).element().focus();
    await userEvent.keyboard('x');
    expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
  });

  test('a click begins no range', async () => {
    const { release } = await openSearch();
    await first.click({ force: true });
    release();
    await expect.element(first).not.toHaveAttribute('aria-disabled', 'true');
    await expect.element(bar).not.toBeInTheDocument();
    await second.click({ modifiers: ['Shift'] });
    await expect.element(bar).toMatchTextContent(/^1 selected/);
  });
});

describe('The cards of a phone', () => {
  beforeEach(() => page.viewport(390, 600));

  test('have their actions in a menu', async () => {
    const { screen } = await renderEngine();
    const view = screen.getByRole('link', { name: 'View coupon SPRING' });
    await expect.element(view).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'More actions for coupon SPRING' }).click();
    await expect.element(view).toHaveTextContent('View');
    await screen.getByRole('link', { name: 'Edit coupon SPRING' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit coupon' });
    await expect.element(dialog).toHaveAccessibleDescription('SPRING');
  });

  test('are selected with a bar at the bottom, beside the search', async () => {
    await renderEngine();
    await first.click();
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    const { top, bottom } = bar.element().getBoundingClientRect();
    expect(top).toBeGreaterThan(window.innerHeight / 2);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect.element(search).toBeVisible();
  });

  test('leave the selection when their menu deletes them', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, sent } = await renderEngine();
    await first.click();
    await screen.getByRole('button', { name: 'More actions for coupon SPRING' }).click();
    await screen.getByRole('button', { name: 'Delete coupon SPRING' }).click();
    await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
    await expect.element(bar).not.toBeInTheDocument();
    expect(sent('DELETE')).toHaveLength(1);
  });
});

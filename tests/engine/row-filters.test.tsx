import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';

/** A list of coupons of which every third is active, on pages as large as the request says. */
const respondWith =
  (total: number) =>
  ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const size = Number(searchParams.get('resultPerPage'));
    const first = (Number(searchParams.get('currentPage')) - 1) * size;
    const length = Math.max(0, Math.min(size, total - first));
    const rows = Array.from({ length }, (_, index) => first + index).map((number) => ({
      _id: `c${number}`,
      code: `CODE ${String(number).padStart(5, '0')}`,
      active: number % 3 === 0,
      percentage: total - number,
    }));
    return Response.json({ success: true, length: total, coupons: rows });
  };

const renderList = (total: number, options: RenderEngineOptions = {}) =>
  renderEngine({ respond: respondWith(total), ...options });

const group = page.getByRole('group', { name: 'Filters' });
const filterButton = group.getByRole('button', { name: 'Filter', exact: true });
const active = page
  .getByRole('dialog', { name: 'Filter' })
  .getByRole('combobox', { name: 'Active' });
const chip = group.getByRole('button', { name: 'Remove filter Active: Yes' });
const names = page.getByRole('rowheader');

beforeEach(() => page.viewport(1280, 800));

describe('A list whose contract has no filters', () => {
  /** Filters a list of 31 coupons by the only value that its third rows have. */
  async function filterActive() {
    const engine = await renderList(31);
    await filterButton.click();
    await active.selectOptions('Yes');
    await expect.element(engine.screen.getByText('11 of 31 coupons')).toBeVisible();
    return engine;
  }

  test('is filtered by a column with few values', async () => {
    const { getPath, sent } = await filterActive();
    expect(getPath()).toBe('/admin/coupons?active=true');
    await expect.element(group.getByText('All 31 read')).toBeVisible();
    expect(sent().join()).not.toContain('active');
  });

  test('opens its filters into the first one', async () => {
    await renderList(31);
    await filterButton.click();
    await expect.element(page.getByRole('dialog').getByRole('combobox').first()).toHaveFocus();
  });

  test('has pages of its own while it is filtered', async () => {
    await filterActive();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect.element(names.nth(1)).toHaveTextContent('CODE 00009');
  });

  test('has all its rows again once its filter is removed', async () => {
    const { screen, getPath } = await filterActive();
    await userEvent.keyboard('{Escape}');
    await chip.click();
    await expect.poll(getPath).toBe('/admin/coupons');
    await expect.element(filterButton).toHaveFocus();
    await expect.element(screen.getByText('31 coupons', { exact: true })).toBeVisible();
  });

  test('is filtered as its address says', async () => {
    const { screen } = await renderList(31, { initialPath: '/admin/coupons?active=false' });
    await expect.element(screen.getByText('20 of 31 coupons')).toBeVisible();
  });

  test('offers to sort by a column only while all of it is in the page', async () => {
    const { getPath, requests } = await renderList(31);
    const button = page.getByRole('columnheader', { name: 'Percentage' }).getByRole('button');
    await expect.element(names).toHaveLength(2);
    await expect.element(button).not.toBeInTheDocument();
    await filterButton.click();
    await active.selectOptions('Yes');
    await expect.element(names.nth(1)).toHaveTextContent('CODE 00003');
    await userEvent.keyboard('{Escape}');
    const count = requests.length;
    await button.click();
    await expect.element(names.nth(0)).toHaveTextContent('CODE 00030');
    expect(getPath()).toBe('/admin/coupons?active=true&sort=percentage');
    expect(requests).toHaveLength(count);
  });

  test('sorts its only page', async () => {
    await renderList(2);
    const button = page.getByRole('columnheader', { name: 'Percentage' }).getByRole('button');
    await button.click();
    await expect.element(names.nth(0)).toHaveTextContent('CODE 00001');
  });

  /** Opens a filtered list of which one page is never read. */
  function readWithoutEnd() {
    const isHeld = ({ url }: Request) => new URL(url).searchParams.get('currentPage') === '5';
    return renderList(330, {
      initialPath: '/admin/coupons?active=true',
      hold: (request) => (isHeld(request) ? new Promise(() => undefined) : undefined),
    });
  }

  test('says how much it has read for a filter', async () => {
    await readWithoutEnd();
    await expect.element(group.getByText(/ of 330 coupons read$/)).toBeVisible();
  });

  /** Responds with 429 to the requests for the second page. */
  const limitSecondPage = (request: Request) =>
    request.url.includes('currentPage=2')
      ? new Response(null, { status: 429, headers: { 'retry-after': '60' } })
      : respondWith(330)(request);

  const waitingText = 'The server asks to wait for 60 s.';

  test('waits while the server asks to wait, until its reading is cancelled', async () => {
    const { sent, getPath } = await renderList(330, {
      initialPath: '/admin/coupons?active=true',
      respond: limitSecondPage,
    });
    await expect.element(group.getByText(waitingText)).toBeVisible();
    await group.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(getPath).toBe('/admin/coupons');
    expect(sent().filter((request) => request.includes('currentPage=2'))).toHaveLength(1);
  });

  test('waits before all that match are selected, until that is cancelled', async () => {
    const { screen } = await renderList(330, { respond: limitSecondPage });
    await screen.getByRole('checkbox', { name: 'Select all on this page' }).click();
    const bar = screen.getByRole('region', { name: 'Selection' });
    await bar.getByRole('button', { name: 'Select all 330 matching' }).click();
    await expect.element(bar.getByText(waitingText)).toBeVisible();
    await bar.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(bar.getByText(waitingText)).not.toBeInTheDocument();
    await expect.element(bar).toMatchTextContent(/^2 selected/);
  });

  test('goes on to read once the server lets it', async () => {
    const limits = [new Response(null, { status: 429, headers: { 'retry-after': '1' } })];
    const { screen } = await renderList(330, {
      initialPath: '/admin/coupons?active=true',
      respond: (request) =>
        (request.url.includes('currentPage=2') && limits.pop()) || respondWith(330)(request),
    });
    await expect.element(screen.getByText('110 of 330 coupons')).toBeVisible();
  });

  test('is whole again when the reading for a filter is cancelled', async () => {
    const { screen, getPath } = await readWithoutEnd();
    await group.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(getPath).toBe('/admin/coupons');
    await expect.element(screen.getByText('330 coupons', { exact: true })).toBeVisible();
  });

  test('of more than 1,000 rows is read only once the administrator agrees', async () => {
    const { screen, requests, getPath } = await renderList(1005);
    await filterButton.click();
    await active.selectOptions('Yes');
    await expect.element(screen.getByText(/^1,005 coupons: \d+ requests\./)).toBeVisible();
    const count = requests.length;
    expect(count).toBeLessThan(4);
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'Read all' }).click();
    await expect.element(screen.getByText('335 of 1,005 coupons')).toBeVisible();
    await page.getByRole('button', { name: '2', exact: true }).click();
    await expect.element(names.nth(0)).toHaveTextContent('CODE 00006');
    await group.getByRole('button', { name: 'Remove filter Active: Yes' }).click();
    await expect.poll(getPath).toBe('/admin/coupons');
  });
});

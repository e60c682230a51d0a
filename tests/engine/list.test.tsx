import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const list = coupons.path.list;

describe('a list of a resource that no one planned for', () => {
  test('shows a column for each that the resource names, and "—" for what is absent', async () => {
    const { screen } = await renderEngine({ resource: coupons, at: list });
    const rows = screen.getByRole('row');
    await expect.element(rows.nth(0)).toHaveTextContent('S.noCodePercentageActiveUsesOfferActions');
    await expect.element(rows.nth(1)).toHaveTextContent('1SPRING20Yes320 % off');
    await expect.element(rows.nth(2)).toHaveTextContent('2—5No—5 % off');
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupons');
    await expect.element(screen.getByText('3 coupons')).toBeVisible();
  });

  test('takes its page sizes from the contract', async () => {
    const { screen, requests } = await renderEngine({ resource: coupons, at: list });
    const sizes = screen.getByLabelText('Rows per page');
    await expect.element(sizes).toMatchTextContent(/^24$/);
    expect(new URL(requests[0]?.url ?? '').search).toBe('?currentPage=1&resultPerPage=2');
  });

  test('counts its rows on through the pages', async () => {
    const { screen } = await renderEngine({ resource: coupons, at: `${list}?page=2` });
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^3SPRING/);
  });

  test('searches on Enter, from page 1', async () => {
    const { screen, requests, router } = await renderEngine({
      resource: coupons,
      at: `${list}?page=2`,
    });
    await screen.getByPlaceholder('search by code').fill('SPR');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(router.state.location.search).toBe('?q=SPR'));
    await vi.waitFor(() =>
      expect(new URL(requests.at(-1)?.url ?? '').search).toBe(
        '?key=SPR&currentPage=1&resultPerPage=2',
      ),
    );
  });

  test('says that there is nothing, and differently after a search', async () => {
    const { screen } = await renderEngine({
      resource: coupons,
      at: list,
      prefer: () => 'example=empty',
    });
    await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
    await screen.getByPlaceholder('search by code').fill('zoe');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.element(screen.getByText('No coupons match “zoe”.')).toBeVisible();
    await screen.getByRole('button', { name: 'Clear search' }).click();
    await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
  });

  test('says what failed, and tries again when asked', async () => {
    let wanted: string | undefined = 'code=500';
    const { screen, requests } = await renderEngine({
      resource: coupons,
      at: list,
      prefer: () => wanted,
    });
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('The coupons could not be loaded.The till is closed.Retry');
    expect(requests).toHaveLength(3);
    wanted = undefined;
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('SPRING')).toBeVisible();
  });

  test('deletes once confirmed, says so and reads the list again', async () => {
    vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { screen, requests } = await renderEngine({ resource: coupons, at: list });
    const button = screen.getByRole('button', { name: 'Delete coupon SPRING' });
    await button.click();
    expect(requests.map(({ method }) => method)).toEqual(['GET']);
    await button.click();
    await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
    expect(window.confirm).toHaveBeenLastCalledWith('Delete this coupon?');
    await vi.waitFor(() =>
      expect(requests.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']),
    );
  });
});

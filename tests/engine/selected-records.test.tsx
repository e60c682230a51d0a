import { page } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { holdRequests, renderEngine } from '../support/render-engine.tsx';
import { specimensWithActions as specimens } from './specimens/specimens.ts';

const bar = page.getByRole('region', { name: 'Selection' });
const all = page.getByRole('checkbox', { name: 'Select all on this page' });
const first = page.getByRole('checkbox', { name: 'Select SPRING' });
// Without a code, its name is the word for one record.
const second = page.getByRole('checkbox', { name: 'Select coupon' });
const search = page.getByPlaceholder('search by code');
const status = page.getByRole('status');
const deleteButton = bar.getByRole('button', { name: 'Delete selected' });

describe('The selected records', () => {
  /** Selects all coupons, and starts their deletion, whose requests are held back. */
  async function startDeletion() {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { hold, release } = holdRequests('DELETE');
    const engine = await renderEngine({ hold });
    await all.click();
    await deleteButton.dblClick();
    return { ...engine, release };
  }

  test('are deleted only after a confirmation', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { sent } = await renderEngine();
    await all.click();
    await deleteButton.click();
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete these 2 coupons?');
    expect(sent('DELETE')).toHaveLength(0);
  });

  test('are deleted once for a double click', async () => {
    const { sent, release } = await startDeletion();
    release();
    await expect.element(status).toHaveTextContent('2 deleted');
    await expect.element(bar).not.toBeInTheDocument();
    expect(window.confirm).toHaveBeenCalledOnce();
    expect(sent('DELETE')).toHaveLength(2);
    await expect.poll(() => sent().at(-1)).toMatch(/^GET/);
  });

  test('are locked while they are deleted', async () => {
    const { screen, release } = await startDeletion();
    const own = screen.getByRole('button', { name: 'Delete coupon SPRING' });
    await expect.element(own).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect.element(own).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('are deleted by a job with a card that can be dismissed', async () => {
    const { release, jobs } = await startDeletion();
    const progress = page.getByRole('progressbar', { name: 'Deleting coupons' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '0 of 2');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('Cancelling…')).toBeVisible();
    release();
    await expect.element(status).toHaveTextContent('2 deleted');
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await expect.element(dismiss).toHaveFocus();
    await dismiss.click();
    await expect.element(search).toBeVisible();
    expect(jobs.getState()).toEqual([]);
  });

  /** Selects one coupon, whose deletion fails. */
  async function failToDelete() {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const engine = await renderEngine();
    await first.click();
    engine.respondWith(({ method }) => {
      if (method === 'DELETE') throw new TypeError('The server is down.');
      return undefined;
    });
    await deleteButton.click();
    await expect.element(status).toHaveTextContent('0 deleted, 1 failed');
    return engine;
  }

  test('that fail stay selected with the reason', async () => {
    await failToDelete();
    expect(window.confirm).toHaveBeenLastCalledWith('Delete this coupon?');
    const failures = page.getByRole('region', { name: 'Failures' });
    await expect.element(failures).toMatchTextContent(/^SPRING .*The server is down\./);
    await expect.element(first).toBeChecked();
    await expect.element(first).toHaveAccessibleDescription(/The server is down\./);
  });

  test('that fail can be tried again', async () => {
    const { sent, respondWith } = await failToDelete();
    respondWith(() => undefined);
    await page.getByRole('button', { name: 'Retry failed' }).click();
    await expect.element(status).toHaveTextContent('1 deleted');
    await expect.element(bar).not.toBeInTheDocument();
    expect(sent('DELETE')).toHaveLength(2);
  });

  test('leave the selection when they are deleted on their own page', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, router } = await renderEngine();
    await all.click();
    await router.navigate('/admin/view/coupon/c1');
    await screen.getByRole('button', { name: 'More actions for coupon SPRING' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    await expect.element(first).not.toBeChecked();
  });

  test('leave the selection when their page finds them gone', async () => {
    const { screen, router, respondWith } = await renderEngine();
    await second.click();
    respondWith(({ url }) => (url.endsWith('/c2') ? 'code=404' : undefined));
    await router.navigate('/admin/view/coupon/c2');
    await expect.element(screen.getByRole('link', { name: 'Back to Coupons' })).toBeVisible();
    await router.navigate('/admin/coupons');
    await expect.element(second).not.toBeChecked();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('are exported with the values that they have now', async () => {
    const clickLink = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { screen, sent } = await renderEngine({
      respond({ url }) {
        const { pathname, searchParams } = new URL(url);
        if (pathname.endsWith('/b1'))
          return Response.json({ success: true, coupon: { _id: 'b1', code: 'NOW' } });
        const number = searchParams.get('currentPage');
        const rows = ['a', 'b'].map((letter) => ({
          _id: `${letter}${number}`,
          code: `${letter}${number}`,
        }));
        return Response.json({ success: true, length: 4, coupons: rows });
      },
    });
    await screen.getByRole('checkbox', { name: 'Select b1' }).click();
    await screen.getByRole('button', { name: '2' }).click();
    await screen.getByRole('checkbox', { name: 'Select a2' }).click();
    await expect.element(bar).toMatchTextContent(/^2 selected, 1 not shown/);
    await bar.getByRole('button', { name: 'Export selected' }).click();
    await expect.poll(() => clickLink.mock.contexts).toHaveLength(1);
    const [link] = clickLink.mock.contexts as HTMLAnchorElement[];
    const text = await (await fetch(link?.href ?? '')).text();
    expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual(['Code', 'NOW', 'a2', '']);
    expect(sent().at(-1)).toBe('GET /api/coupons/b1');
  });

  test('go through a bulk action as far as they allow it', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    const actions = specimens.actions.map((action) => ({
      ...action,
      bulk: action.label === 'Return',
    }));
    const { sent } = await renderEngine({ resource: { ...specimens, actions } });
    await all.click();
    await expect.element(bar.getByRole('button', { name: 'Delete selected' })).toBeVisible();
    await bar.getByRole('button', { name: 'Return' }).click();
    expect(confirm).toHaveBeenLastCalledWith('Return: 1 of 2 specimens?');
    await expect.element(status).toHaveTextContent('1 done');
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    expect(sent('POST')).toEqual(['POST /specimens/12/return']);
  });

  test('go through a bulk action as far as they allow it now', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    const actions = specimens.actions.map((action) => ({ ...action, bulk: true }));
    const { screen, sent, respondWith } = await renderEngine({
      resource: { ...specimens, actions },
    });
    await screen.getByRole('checkbox', { name: 'Select Ammonite' }).click();
    respondWith(({ url }) =>
      url.includes('page=2') ? Response.json({ total: 3, data: [] }) : undefined,
    );
    await screen.getByRole('button', { name: '2' }).click();
    await expect.element(bar).toMatchTextContent(/^1 selected, 1 not shown/);
    // Someone else has returned the specimen.
    respondWith(({ method }) => (method === 'GET' ? 'example=returned' : undefined));
    await bar.getByRole('button', { name: 'Return' }).click();
    const message = screen.getByText('None of the selected specimens allows “Return”.');
    await expect.element(message).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
    respondWith(() => undefined);
    await bar.getByRole('button', { name: 'Return' }).click();
    await expect.poll(() => confirm).toHaveBeenLastCalledWith('Return this specimen?');
    await expect.element(status).toHaveTextContent('1 done');
    expect(sent('POST')).toEqual(['POST /specimens/12/return']);
  });
});

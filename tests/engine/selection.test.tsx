import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { jobStore } from '../../src/ui/feedback/jobs.ts';
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

describe('The check boxes of a list', () => {
  test('select rows, and a bar takes the place of the search, without opening a record', async () => {
    const { screen, getPath } = await renderEngine();
    await expect.element(search).toBeVisible();
    await first.click();
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    await expect.element(first).toHaveFocus();
    await expect.element(search).not.toBeVisible();
    await expect.element(all).toBePartiallyChecked();
    expect(getPath()).toBe('/admin/coupons');
    await all.click();
    await expect.element(bar).toMatchTextContent(/^2 selected/);
    await expect.element(second).toBeChecked();
    await all.click();
    await expect.element(bar).not.toBeInTheDocument();
    second.element().focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.element(bar).toMatchTextContent(/^2 selected/);
    await expect.element(first).toBeChecked();
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect.element(search).toBeVisible();
    await expect.element(first).not.toBeChecked();
    const region = screen.getByRole('region', { name: 'Coupons', exact: true });
    await expect.element(region).toHaveFocus();
  });

  test('stay as they are while pages are turned and records are opened, not when the search changes', async () => {
    const { screen, router } = await renderEngine();
    await first.click();
    await screen.getByRole('button', { name: '2' }).click();
    await expect.element(screen.getByText('3–4 of 3')).toBeVisible();
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    await screen.getByRole('link', { name: 'SPRING', exact: true }).click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SPRING');
    await router.navigate(-1);
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    await router.navigate('/admin/coupons?q=SPR');
    await expect.element(bar).not.toBeInTheDocument();
    await expect.element(first).not.toBeChecked();
  });
});

test('Rows of the last search cannot be selected while those of the next one load, by box, key or range', async () => {
  const { hold, release } = holdRequests(({ url }) => url.includes('key=SPR'));
  const { screen, router } = await renderEngine({ hold });
  await first.click();
  await router.navigate('/admin/coupons?q=SPR');
  await expect.element(first).toHaveAttribute('aria-disabled', 'true');
  await expect.element(all).toHaveAttribute('aria-disabled', 'true');
  for (const box of [first, second, all]) await box.click({ force: true });
  await second.click({ force: true, modifiers: ['Shift'] });
  screen.getByRole('link', { name: 'SPRING', exact: true }).element().focus();
  await userEvent.keyboard('x');
  expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([]);
  release();
  await expect.element(first).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(bar).not.toBeInTheDocument();
  // A range does not begin with a row that was clicked before.
  await second.click({ modifiers: ['Shift'] });
  await expect.element(bar).toMatchTextContent(/^1 selected/);
});

describe('The selected records', () => {
  test('are deleted after one confirmation, once for a double click, by a job that shows its progress', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    const { hold, release } = holdRequests('DELETE');
    const { screen, sent } = await renderEngine({ hold });
    await all.click();
    await deleteButton.click();
    expect(confirm).toHaveBeenLastCalledWith('Are you sure you want to delete these 2 coupons?');
    expect(sent('DELETE')).toHaveLength(0);
    await deleteButton.dblClick();
    const progress = page.getByRole('progressbar', { name: 'Deleting coupons' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '0 of 2');
    const own = screen.getByRole('button', { name: 'Delete coupon SPRING' });
    await expect.element(own).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('Cancelling…')).toBeVisible();
    release();
    await expect.element(status).toHaveTextContent('2 deleted');
    await expect.element(bar).not.toBeInTheDocument();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await expect.element(dismiss).toHaveFocus();
    await expect.element(own).not.toHaveAttribute('aria-disabled', 'true');
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(sent('DELETE')).toHaveLength(2);
    await expect.poll(() => sent().at(-1)).toMatch(/^GET/);
    await dismiss.click();
    await expect.element(search).toBeVisible();
    expect(jobStore.getState()).toEqual([]);
  });

  test('that fail stay selected with the reason, and are tried again', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { sent, respondWith } = await renderEngine();
    await first.click();
    respondWith(({ method }) => {
      if (method === 'DELETE') throw new TypeError('The server is down.');
      return undefined;
    });
    await deleteButton.click();
    expect(window.confirm).toHaveBeenLastCalledWith('Delete this coupon?');
    await expect.element(status).toHaveTextContent('0 deleted, 1 failed');
    const failures = page.getByRole('region', { name: 'Failures' });
    await expect.element(failures).toMatchTextContent(/^SPRING .*The server is down\./);
    await expect.element(first).toBeChecked();
    await expect.element(first).toHaveAccessibleDescription(/The server is down\./);
    respondWith(() => undefined);
    await page.getByRole('button', { name: 'Retry failed' }).click();
    await expect.element(status).toHaveTextContent('1 deleted');
    await expect.element(bar).not.toBeInTheDocument();
    expect(sent('DELETE')).toHaveLength(2);
  });

  test('that were deleted on their own page, or are found gone, leave the selection', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { screen, router, respondWith } = await renderEngine();
    await all.click();
    await router.navigate('/admin/view/coupon/c1');
    await screen.getByRole('button', { name: 'More actions for coupon SPRING' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    // Another tab has deleted it.
    respondWith(({ url }) => (url.endsWith('/c2') ? 'code=404' : undefined));
    await router.navigate('/admin/view/coupon/c2');
    await expect.element(screen.getByRole('link', { name: 'Back to Coupons' })).toBeVisible();
    await router.navigate('/admin/coupons');
    await expect.element(first).not.toBeChecked();
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('are exported with the values that they have now: the shown ones as they are shown, others are read again', async () => {
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
    await expect.element(bar).toMatchTextContent(/^2 selected1 on other pages/);
    await bar.getByRole('button', { name: 'Export selected' }).click();
    await expect.poll(() => clickLink.mock.contexts).toHaveLength(1);
    const [link] = clickLink.mock.contexts as HTMLAnchorElement[];
    const text = await (await fetch(link?.href ?? '')).text();
    expect(text.split('\r\n').map((line) => line.split(',')[0])).toEqual(['Code', 'NOW', 'a2', '']);
    expect(sent().at(-1)).toBe('GET /api/coupons/b1');
  });

  test('go through a bulk action of the resource, as far as they allow it', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    const actions = specimens.actions.map((action) => ({
      ...action,
      bulk: action.label === 'Return',
    }));
    const { sent } = await renderEngine({ resource: { ...specimens, actions } });
    await all.click();
    const buttons = bar.getByRole('button');
    await expect.element(buttons.nth(2)).toHaveTextContent('Return');
    await expect.element(buttons.nth(3)).toHaveTextContent('Delete selected');
    await buttons.nth(2).click();
    expect(confirm).toHaveBeenLastCalledWith('Return: 1 of 2 specimens?');
    await expect.element(status).toHaveTextContent('1 done');
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    expect(sent('POST')).toEqual(['POST /specimens/12/return']);
  });

  test('go through a bulk action as far as they allow it now, also those on other pages', async () => {
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
    await expect.element(bar).toMatchTextContent(/^1 selected1 on other pages/);
    // Someone else has returned it.
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

test('On a phone the rows are cards with a menu, whose deletion leaves the selection, and the bar is at the bottom', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await page.viewport(390, 600);
  const { screen, sent } = await renderEngine();
  await first.click();
  await expect.element(bar).toMatchTextContent(/^1 selected/);
  expect(bar.element().getBoundingClientRect().bottom).toBe(window.innerHeight - 12);
  await expect.element(search).toBeVisible();
  const view = screen.getByRole('link', { name: 'View coupon SPRING' });
  await expect.element(view).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'More actions for coupon SPRING' }).click();
  await expect.element(view).toHaveTextContent('View');
  await screen.getByRole('button', { name: 'Delete coupon SPRING' }).click();
  await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(sent('DELETE')).toHaveLength(1);
});

import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { invalidateOperations } from '../../src/api/query-client.ts';
import {
  holdRequests,
  preferList,
  renderEngine,
  type RenderEngineOptions,
} from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';

const position = page.getByRole('navigation', { name: 'Records' });
const next = page.getByRole('link', { name: 'Next record' });
const previous = page.getByRole('link', { name: 'Previous record' });
const heading = page.getByRole('heading', { level: 1 });
const back = page.getByRole('link', { name: '← Coupons' });

const isSecond = ({ url }: Request) => url.endsWith('/c2');

const prefer = (request: Request) => (isSecond(request) ? 'example=other' : preferList(request));

/** Opens a record from the list of nine coupons. */
async function openRecord(
  code: string,
  { query = '', ...options }: RenderEngineOptions & { query?: string } = {},
) {
  const engine = await renderEngine({
    initialPath: `/admin/coupons${query}`,
    respond: prefer,
    ...options,
  });
  await page.getByRole('link', { name: code, exact: true }).click();
  await expect.element(position).toMatchTextContent(/\d of \d/);
  return engine;
}

describe('A record that was opened from a list', () => {
  test('has its position', async () => {
    await openRecord('SPRING');
    await expect.element(position).toHaveTextContent('1 of 9');
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    // There is no record before the first one.
    await userEvent.keyboard('k');
    await expect.element(position).toHaveTextContent('1 of 9');
  });

  test('leads to the next record over the border of a page', async () => {
    await openRecord('SPRING');
    await next.click();
    await expect.element(heading).toHaveTextContent('AUTUMN');
    await expect.element(position).toHaveTextContent('2 of 9');
    await next.click();
    await expect.element(heading).toHaveTextContent('SPRING');
    await expect.element(position).toHaveTextContent('3 of 9');
    await expect.element(next).toHaveFocus();
  });

  test('leads to the next record although a mutation removes the page that is read', async () => {
    const { hold, release } = holdRequests(({ url }) => url.includes('currentPage=2'));
    const { queryClient, listRequested } = await openRecord('AUTUMN', { hold });
    await next.click();
    await expect.poll(listRequested).toContain(2);
    await invalidateOperations(queryClient);
    release();
    await expect.element(position).toHaveTextContent('3 of 9');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('leads to the previous record over the border of a page', async () => {
    await openRecord('SPRING', { query: '?page=2' });
    await expect.element(position).toHaveTextContent('3 of 9');
    await previous.click();
    await expect.element(position).toHaveTextContent('2 of 9');
    await expect.element(heading).toHaveTextContent('AUTUMN');
  });

  test('leads to its neighbours by keys', async () => {
    const { getPath } = await openRecord('AUTUMN');
    await userEvent.keyboard('j');
    await expect.element(position).toHaveTextContent('3 of 9');
    await userEvent.keyboard('k');
    await expect.element(position).toHaveTextContent('2 of 9');
    expect(getPath()).toBe('/admin/view/coupon/c2');
  });

  test('leads back to its page of the search', async () => {
    await openRecord('AUTUMN', { query: '?q=o' });
    await expect.element(back).toHaveAttribute('href', '#/admin/coupons?q=o');
    await next.click();
    await expect.element(position).toHaveTextContent('3 of 9');
    await expect.element(back).toHaveAttribute('href', '#/admin/coupons?page=2&q=o');
  });

  test('takes the place of its neighbour in the history', async () => {
    const { router, getPath } = await openRecord('SPRING', { query: '?q=o' });
    await next.click();
    await expect.element(heading).toHaveTextContent('AUTUMN');
    await router.navigate(-1);
    await expect.poll(getPath).toBe('/admin/coupons?q=o');
  });

  /** Turns to the second record, whose response is held back. */
  async function turnToHeldRecord() {
    const { hold, release } = holdRequests(isSecond);
    const { screen } = await openRecord('SPRING', { hold });
    await expect.element(heading).toHaveTextContent('SPRING');
    await next.click();
    await expect.element(position).toHaveTextContent('2 of 9');
    return { screen, release };
  }

  test('shows what its row says until it is read', async () => {
    const { screen, release } = await turnToHeldRecord();
    await expect.element(screen.getByRole('definition').first()).toMatchTextContent(/\S/);
    release();
    await expect.element(heading).toHaveTextContent('AUTUMN');
  });

  test('cannot be edited before it is read', async () => {
    const { screen, release } = await turnToHeldRecord();
    const edit = screen.getByRole('button', { name: /^Edit coupon/ });
    await expect.element(edit).toBeDisabled();
    release();
    await expect.element(edit).toBeEnabled();
  });

  test('has no next one while the page after it does not load', async () => {
    const { getPath, screen } = await openRecord('AUTUMN', {
      respond: (request) => (request.url.includes('currentPage=2') ? 'code=500' : prefer(request)),
    });
    await expect.element(heading).toHaveTextContent('AUTUMN');
    await next.click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('The till is closed.');
    expect(getPath()).toBe('/admin/view/coupon/c2');
    await expect.element(next).toHaveAttribute('aria-disabled', 'false');
  });

  test('that was deleted meanwhile is followed by the one in its place', async () => {
    const { screen, listRequested, respondWith } = await openRecord('SPRING');
    respondWith((request) => (isSecond(request) ? 'code=404' : preferList(request, 'empty')));
    await next.click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be loaded/);
    // The list is read again, and has become empty.
    await expect.poll(() => listRequested().at(-1)).toBe(1);
    await expect.element(position).toHaveTextContent('');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  });

  test('is prefetched in the direction of reading', async () => {
    const { listRequested } = await openRecord('SPRING', {
      token: validToken,
      isPrefetchEnabled: true,
      query: '?page=2',
    });
    // The browser may be busy for a while before it is idle.
    await expect.poll(listRequested).toEqual([2, 'c1', 'c2']);
    await next.click();
    await expect.poll(listRequested).toEqual([2, 'c1', 'c2', 3]);
    await previous.click();
    await expect.element(position).toHaveTextContent('3 of 9');
    await expect.poll(() => listRequested().slice(4)).toEqual(['c1', 1]);
  });
});

test('A record that was opened by its address has no neighbours', async () => {
  await renderEngine({ initialPath: '/admin/view/coupon/c1' });
  await expect.element(heading).toHaveTextContent('SPRING');
  await expect.element(position).not.toBeInTheDocument();
  await expect.element(back).toHaveAttribute('href', '#/admin/coupons');
});

test('Adding a record returns to the page of the list that it was begun from', async () => {
  const { screen, getPath } = await renderEngine({
    initialPath: '/admin/coupons?page=2',
    respond: preferList,
  });
  await screen.getByRole('link', { name: 'Add Coupon' }).click();
  await expect.element(back).toHaveAttribute('href', '#/admin/coupons?page=2');
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(getPath).toBe('/admin/coupons?page=2');
});

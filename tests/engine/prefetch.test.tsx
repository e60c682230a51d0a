import { describe, expect, test, vi } from 'vitest';
import { readRow } from '../support/read-table.ts';
import { preferList, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';

async function renderList(options: RenderEngineOptions = {}) {
  const prefetching = { token: validToken, isPrefetchEnabled: true, respond: preferList };
  const engine = await renderEngine({ ...prefetching, ...options });
  const turnTo = (page: string) => engine.screen.getByRole('button', { name: page }).click();
  return { ...engine, turnTo };
}

const readFirst = () => readRow(1).slice(0, 2);

const failPage = (page: number) => (request: Request) =>
  request.url.includes(`currentPage=${page}`) ? 'code=404' : preferList(request);

const nextIdleCallback = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Resolves after the idle callbacks of what is shown, of which some are requested by effects that React runs later. */
async function whenIdle() {
  await nextIdleCallback();
  await nextIdleCallback();
}

describe('Data is prefetched', () => {
  test('for the next page after a page turn', async () => {
    const { turnTo, listRequested } = await renderList();
    await turnTo('2');
    await expect.poll(listRequested).toEqual([1, 2, 3]);
    await turnTo('3');
    await expect.poll(readFirst).toEqual(['5', 'SPRING']);
    await expect.poll(listRequested).toEqual([1, 2, 3, 4]);
  });

  test('for the previous page after a page turn backwards', async () => {
    const initialPath = '/admin/coupons?page=3';
    const { turnTo, listRequested } = await renderList({ initialPath });
    await turnTo('2');
    await expect.poll(listRequested).toEqual([3, 2, 1]);
    await turnTo('1');
    await expect.poll(readFirst).toEqual(['1', 'SPRING']);
    await whenIdle();
    expect(listRequested()).toEqual([3, 2, 1]);
  });
});

const mockNavigator = (property: string, value: unknown) =>
  vi.spyOn(navigator, property as 'onLine', 'get').mockReturnValue(value as boolean);

describe('Nothing is prefetched', () => {
  test('without a page turn', async () => {
    const { screen, listRequested } = await renderList();
    await screen.getByRole('link', { name: 'View coupon SPRING' }).hover();
    await whenIdle();
    expect(listRequested()).toEqual([1]);
  });

  test.each([
    ['with Save-Data', () => mockNavigator('connection', { saveData: true }), {}],
    ['offline', () => mockNavigator('onLine', false), {}],
    ['when config.json turns it off', () => undefined, { isPrefetchEnabled: false }],
  ])('%s', async (_, mock, options) => {
    mock();
    const { turnTo, listRequested } = await renderList(options);
    await turnTo('2');
    await expect.poll(readFirst).toEqual(['3', 'SPRING']);
    await whenIdle();
    expect(listRequested()).toEqual([1, 2]);
  });

  test('after a page that failed', async () => {
    const { screen, turnTo, listRequested } = await renderList({ respond: failPage(2) });
    await turnTo('2');
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await whenIdle();
    expect(listRequested()).toEqual([1, 2]);
  });
});

test('The loader of a list starts the query of the preferred size', async () => {
  const { router, preferences, screen, sent, getPath } = await renderList({
    initialPath: '/admin/view/coupon/c1',
  });
  await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('SPRING');
  preferences.set({ pageSize: 4 });
  await router.navigate('/admin/coupons');
  await expect.poll(getPath).toBe('/admin/coupons?size=4');
  await expect.element(screen.getByText('9 coupons')).toBeVisible();
  expect(sent()).toEqual(['GET /api/coupons/c1', 'GET /api/coupons?currentPage=1&resultPerPage=4']);
});

describe('A prefetch that failed', () => {
  /** Turns to a page after which the prefetch of the next one fails. */
  async function failToPrefetch() {
    const list = await renderList({ respond: failPage(3) });
    await list.turnTo('2');
    await expect.poll(list.listRequested).toEqual([1, 2, 3]);
    await expect.poll(() => list.queryClient.isFetching()).toBe(0);
    return list;
  }

  test('is silent', async () => {
    const { screen } = await failToPrefetch();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is repeated by the screen', async () => {
    const { turnTo, listRequested } = await failToPrefetch();
    await turnTo('3');
    await expect.poll(listRequested).toEqual([1, 2, 3, 3]);
  });

  test('is an error once its page is opened', async () => {
    const { screen, turnTo } = await failToPrefetch();
    await turnTo('3');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  });
});

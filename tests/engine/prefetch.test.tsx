import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { preferMany, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';

const renderList = (options: RenderEngineOptions = {}) =>
  renderEngine({ token: validToken, isPrefetchEnabled: true, prefer: preferMany, ...options });

type Rendered = Awaited<ReturnType<typeof renderList>>;

const turnTo = ({ screen }: Rendered, page: string) =>
  screen.getByRole('button', { name: page }).click();

const nextIdleCallback = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Resolves after the idle callbacks of what is shown, of which some are requested by effects that React runs later. */
async function whenIdle() {
  await nextIdleCallback();
  await nextIdleCallback();
}

describe('Data is prefetched', () => {
  test('for the next page in the direction of a page turn, and shown without another request', async () => {
    const rendered = await renderList();
    const { screen, listRequested } = rendered;
    await turnTo(rendered, '2');
    await expect.poll(listRequested).toEqual([1, 2, 3]);
    await turnTo(rendered, '3');
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^5SPRING/);
    await expect.poll(listRequested).toEqual([1, 2, 3, 4]);
  });

  test('for the previous page after a page turn backwards, and not beyond the first page', async () => {
    const rendered = await renderList({ initialPath: '/admin/coupons?page=3' });
    const { screen, listRequested } = rendered;
    await turnTo(rendered, '2');
    await expect.poll(listRequested).toEqual([3, 2, 1]);
    await turnTo(rendered, '1');
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^1SPRING/);
    await whenIdle();
    expect(listRequested()).toEqual([3, 2, 1]);
  });
});

function mockNavigator(property: string, value: unknown) {
  const getter = vi.spyOn(navigator, property as 'onLine', 'get');
  getter.mockReturnValue(value as boolean);
  onTestFinished(() => getter.mockRestore());
}

describe('Nothing is prefetched', () => {
  test('without a page turn, also for a link that the mouse points at', async () => {
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
    const rendered = await renderList(options);
    await turnTo(rendered, '2');
    await expect.element(rendered.screen.getByRole('row').nth(1)).toMatchTextContent(/^3SPRING/);
    await whenIdle();
    expect(rendered.listRequested()).toEqual([1, 2]);
  });

  test('after a page that failed', async () => {
    const rendered = await renderList({
      prefer: ({ url }) => (url.includes('currentPage=2') ? 'code=404' : 'example=many'),
    });
    await turnTo(rendered, '2');
    await expect.element(rendered.screen.getByRole('alert')).toBeVisible();
    await whenIdle();
    expect(rendered.listRequested()).toEqual([1, 2]);
  });
});

test('The loader of a list starts the query of the preferred size, which is written into the address', async () => {
  const { router, preferences, screen, requests, getPath } = await renderList({
    initialPath: '/admin/view/coupon/c1',
  });
  await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('SPRING');
  preferences.set({ pageSizes: { coupons: 4 } });
  await router.navigate('/admin/coupons');
  await expect.poll(getPath).toBe('/admin/coupons?size=4');
  await expect.element(screen.getByText('9 coupons')).toBeVisible();
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '',
    '?currentPage=1&resultPerPage=4',
  ]);
});

test('A failed prefetch is silent; the screen asks again, and shows its error', async () => {
  const rendered = await renderList({
    prefer: ({ url }) => (url.includes('currentPage=3') ? 'code=404' : 'example=many'),
  });
  const { screen, listRequested, queryClient } = rendered;
  await turnTo(rendered, '2');
  await expect.poll(listRequested).toEqual([1, 2, 3]);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await turnTo(rendered, '3');
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be loaded/);
  expect(listRequested()).toEqual([1, 2, 3, 3]);
});

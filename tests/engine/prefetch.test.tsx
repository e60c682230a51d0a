import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const list = coupons.routes.list;

const createToken = (exp: number) => `a.${btoa(JSON.stringify({ exp }))}.b`;
const validToken = createToken(9_999_999_999);
const expiredToken = createToken(1);

const isRecord = ({ url }: Request) => new URL(url).pathname !== '/api/coupons';

/** The pages of the list, and the records, that were requested. */
const listRequested = (requests: readonly Request[]) =>
  requests.map((request) => {
    const { pathname, searchParams } = new URL(request.url);
    return isRecord(request) ? pathname : Number(searchParams.get('currentPage'));
  });

/** Renders a list of nine coupons on five pages. */
const renderList = (options: Partial<Parameters<typeof renderEngine>[0]> = {}) =>
  renderEngine({
    resource: coupons,
    initialPath: list,
    token: validToken,
    prefer: (request) => (isRecord(request) ? undefined : 'example=many'),
    ...options,
  });

type Rendered = Awaited<ReturnType<typeof renderList>>;

/** Opens the list at page 5 as the second view, without a page turn. */
async function renderSecondView(options?: Parameters<typeof renderList>[0]) {
  const rendered = await renderList({ initialPath: coupons.routes.add ?? '', ...options });
  await rendered.router.navigate(`${list}?page=5`);
  await expect.element(rendered.screen.getByText('9 coupons')).toBeVisible();
  return rendered;
}

const viewLink = ({ screen }: Rendered, code: string) =>
  screen.getByRole('link', { name: `View coupon ${code}` });

/** Points at a control until its data would be prefetched. */
async function pointAt(
  { prefetch }: Rendered,
  control: ReturnType<Rendered['screen']['getByRole']>,
) {
  const calls = prefetch.mock.calls.length;
  await control.hover();
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledTimes(calls + 1));
}

afterEach(async () => {
  await userEvent.unhover(page.elementLocator(document.body));
});

describe('Data is prefetched', () => {
  test('for the next page in the direction of a page turn, and shown without another request', async () => {
    const { screen, requests } = await renderList();
    await screen.getByRole('button', { name: '2' }).click();
    await vi.waitFor(() => expect(listRequested(requests)).toEqual([1, 2, 3]));
    await screen.getByRole('button', { name: '3' }).click();
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^5SPRING/);
    await vi.waitFor(() => expect(listRequested(requests)).toEqual([1, 2, 3, 4]));
  });

  test('for the previous page after a page turn backwards, and not beyond the first page', async () => {
    const { screen, requests, prefetch } = await renderList({ initialPath: `${list}?page=3` });
    await screen.getByRole('button', { name: '2' }).click();
    await vi.waitFor(() => expect(listRequested(requests)).toEqual([3, 2, 1]));
    await screen.getByRole('button', { name: '1' }).click();
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^1SPRING/);
    expect(prefetch).toHaveBeenCalledTimes(1);
  });

  test('for the record that the mouse points at, and shown without another request', async () => {
    const rendered = await renderSecondView();
    const { screen, requests } = rendered;
    await pointAt(rendered, viewLink(rendered, 'SPRING'));
    await vi.waitFor(() => expect(listRequested(requests)).toEqual([5, '/api/coupons/c1']));
    await viewLink(rendered, 'SPRING').click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SPRING');
    await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('SPRING');
    expect(listRequested(requests)).toEqual([5, '/api/coupons/c1']);
  });

  test('for the record whose link has the focus of the keyboard', async () => {
    const rendered = await renderSecondView();
    await rendered.screen.getByLabelText('Rows per page').click();
    // Past the tools of the list, the table and the check boxes.
    await userEvent.keyboard('{Escape}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    const nameLink = rendered.screen.getByRole('link', { name: 'SPRING', exact: true });
    await expect.element(nameLink).toHaveFocus();
    await vi.waitFor(() =>
      expect(listRequested(rendered.requests)).toEqual([5, '/api/coupons/c1']),
    );
  });

  test('for the page whose button the mouse points at', async () => {
    const rendered = await renderSecondView();
    await pointAt(rendered, rendered.screen.getByRole('button', { name: '2' }));
    await vi.waitFor(() => expect(listRequested(rendered.requests)).toEqual([5, 2]));
  });

  test('by the same request that the screen uses if it opens meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const rendered = await renderSecondView({
      hold: (request) => (isRecord(request) ? promise : undefined),
    });
    const { screen, requests } = rendered;
    await pointAt(rendered, viewLink(rendered, 'SPRING'));
    await viewLink(rendered, 'SPRING').click();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupon');
    resolve();
    await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('SPRING');
    expect(listRequested(requests)).toEqual([5, '/api/coupons/c1']);
  });
});

function stubNavigator(property: 'connection' | 'onLine', value: unknown) {
  const getter = vi.spyOn(navigator, property as 'onLine', 'get');
  getter.mockReturnValue(value as boolean);
  onTestFinished(() => getter.mockRestore());
}

/** Points at a control, and returns how many requests that started. */
async function countPrefetches(rendered: Rendered, control = viewLink(rendered, 'SPRING')) {
  const before = rendered.requests.length;
  await pointAt(rendered, control);
  return rendered.requests.length - before + rendered.queryClient.isFetching();
}

describe('Nothing is prefetched', () => {
  test('in the first view', async () => {
    const rendered = await renderList();
    await expect.element(viewLink(rendered, 'SPRING')).toBeVisible();
    expect(await countPrefetches(rendered)).toBe(0);
  });

  test('a second time in a view', async () => {
    const rendered = await renderSecondView();
    await pointAt(rendered, viewLink(rendered, 'AUTUMN'));
    await vi.waitFor(() => expect(rendered.queryClient.isFetching()).toBe(0));
    expect(await countPrefetches(rendered)).toBe(0);
  });

  test('with Save-Data', async () => {
    stubNavigator('connection', { saveData: true });
    expect(await countPrefetches(await renderSecondView())).toBe(0);
  });

  test('offline', async () => {
    stubNavigator('onLine', false);
    expect(await countPrefetches(await renderSecondView())).toBe(0);
  });

  test('with an expired session', async () => {
    expect(await countPrefetches(await renderSecondView({ token: expiredToken }))).toBe(0);
  });

  test('when config.json turns it off', async () => {
    expect(await countPrefetches(await renderSecondView({ isPrefetchEnabled: false }))).toBe(0);
  });

  test('after a page turn either, when config.json turns it off', async () => {
    const { screen, requests, prefetch } = await renderList({ isPrefetchEnabled: false });
    await screen.getByRole('button', { name: '2' }).click();
    await vi.waitFor(() => expect(prefetch).toHaveBeenCalled());
    expect(listRequested(requests)).toEqual([1, 2]);
  });

  test('after a server error', async () => {
    let preference = 'code=500';
    const rendered = await renderSecondView({
      prefer: (request) =>
        isRecord(request) || request.url.includes('currentPage=5') ? 'example=many' : preference,
    });
    await rendered.screen.getByRole('button', { name: '1' }).click();
    await expect.element(rendered.screen.getByRole('alert')).toBeVisible();
    const button = rendered.screen.getByRole('button', { name: '2' });
    expect(await countPrefetches(rendered, button)).toBe(0);
    preference = 'example=many';
    await rendered.screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(viewLink(rendered, 'SPRING')).toBeVisible();
  });
});

test('A failed prefetch is silent; the screen asks again, and shows its error', async () => {
  const rendered = await renderSecondView({
    prefer: (request) => (isRecord(request) ? 'code=404' : 'example=many'),
  });
  const { screen, requests, queryClient } = rendered;
  await pointAt(rendered, viewLink(rendered, 'SPRING'));
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await viewLink(rendered, 'SPRING').click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This coupon could not be loaded.The till is closed.Retry');
  // The record is gone, so its list is read again, too.
  const record = '/api/coupons/c1';
  await vi.waitFor(() => expect(listRequested(requests)).toEqual([5, record, record, 5]));
});

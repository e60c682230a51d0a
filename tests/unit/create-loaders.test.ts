import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../src/api/query-client.ts';
import { createLoaders } from '../../src/app/create-loaders.ts';
import { screens } from '../../src/product/product.ts';
import { coupons } from '../engine/coupons/coupons.ts';

/** The loaders of an administrator, and the operations that they start. */
function setUp(session: { isExpired: boolean } | undefined) {
  const request = vi.fn(() => new Promise(() => undefined));
  const loaders = createLoaders({
    api: { request, requestByKey: request, sendByKey: request } as never,
    store: {
      get: () => session && { token: 'a', user: {} },
      isExpired: () => session?.isExpired ?? true,
    } as never,
    queryClient: createQueryClient(),
    preferences: { get: () => ({}) } as never,
  });
  const listOperations = () => request.mock.calls.map(([operation]: unknown[]) => operation);
  function loadScreen(path: string) {
    const screen = screens.find((each) => each.path === path);
    return screen && loaders.screen(screen)?.();
  }
  return { loaders, loadScreen, listOperations };
}

const { list, read } = coupons.operations;

test.each([
  [undefined, []],
  [{ isExpired: true }, []],
  [{ isExpired: false }, ['GET /api/admin/getDashboardData', list, read]],
])(
  'For the session %o, the loaders of protected routes start the queries %j',
  (session, started) => {
    const { loaders, loadScreen, listOperations } = setUp(session);
    const request = new Request('http://localhost/admin/coupons');
    const args = { request, params: { id: 'c1' } } as never;
    expect(loadScreen('/admin/dashboard')).toBeNull();
    expect(loaders.list(coupons)(args, undefined)).toBeNull();
    expect(loaders.record(coupons)(args, undefined)).toBeNull();
    expect(listOperations()).toEqual(started);
  },
);

test('The loader of a public document needs no session', () => {
  const { loadScreen, listOperations } = setUp(undefined);
  expect(loadScreen('/admin/privacy-policy')).toBeNull();
  expect(listOperations()).toEqual(['GET /api/admin/privacy_policy']);
});

import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { createPrefetcher } from '../../src/session/prefetcher.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const queryKey = ['user'];

/** A prefetcher in the second view of a session, and the requests of its query. */
function setUp() {
  const queries = createQueryClient();
  const session = { token: 'a', user: {} };
  const get = vi.fn<() => typeof session | undefined>(() => session);
  const prefetcher = createPrefetcher({
    api: {} as never,
    queries,
    store: { get, isExpired: () => false },
    isEnabled: true,
  });
  prefetcher.startView(false);
  prefetcher.startView(false);
  const queryFn = vi.fn(() => Promise.resolve('Amelia'));
  const prefetch = () => prefetcher.prefetch(() => ({ queryKey, queryFn }));
  return { queries, get, prefetcher, queryFn, prefetch };
}

/** Shows the query as a screen does. Returns its request and a function that leaves the screen. */
function openScreen(
  { queries }: ReturnType<typeof setUp>,
  queryFn = vi.fn(() => Promise.resolve('Jane')),
) {
  const observer = new QueryObserver(queries, { queryKey, queryFn });
  const leave = observer.subscribe(() => undefined);
  return { observer, queryFn, leave };
}

describe('Nothing is prefetched', () => {
  test.each([401, 429, 500, 503])('after a response with %d, until another succeeds', (status) => {
    const { prefetcher, queryFn, prefetch } = setUp();
    prefetcher.handleStatus(status);
    prefetcher.handleStatus(404);
    prefetch();
    expect(queryFn).not.toHaveBeenCalled();
    prefetcher.handleStatus(200);
    prefetch();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('while signed out, or in the first view after signing in', () => {
    const { prefetcher, get, queryFn, prefetch } = setUp();
    get.mockReturnValue(undefined);
    prefetch();
    prefetcher.startView(false);
    prefetch();
    get.mockReturnValue({ token: 'b', user: {} });
    prefetch();
    prefetcher.startView(true);
    prefetch();
    expect(queryFn).not.toHaveBeenCalled();
    prefetcher.startView(false);
    prefetch();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('twice in a view whose location is replaced', async () => {
    const { prefetcher, queries, queryFn, prefetch } = setUp();
    prefetch();
    await vi.advanceTimersByTimeAsync(0);
    queries.clear();
    prefetcher.startView(true);
    prefetch();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('that is in memory or on the screen already', async () => {
    const services = setUp();
    const screen = openScreen(services);
    services.prefetch();
    await vi.advanceTimersByTimeAsync(0);
    services.prefetch();
    screen.leave();
    services.prefetch();
    expect(services.queryFn).not.toHaveBeenCalled();
  });
});

describe('Prefetched data', () => {
  test('of the last 30 seconds is shown without another request', async () => {
    const services = setUp();
    services.prefetch();
    await vi.advanceTimersByTimeAsync(29_000);
    const { observer, queryFn } = openScreen(services);
    expect(observer.getCurrentResult().data).toBe('Amelia');
    expect(queryFn).not.toHaveBeenCalled();
  });

  test('that is older is not used', async () => {
    const services = setUp();
    services.prefetch();
    await vi.advanceTimersByTimeAsync(30_000);
    const { observer, queryFn } = openScreen(services);
    expect(observer.getCurrentResult().data).toBeUndefined();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('that was shown once is refetched when it is shown again', async () => {
    const services = setUp();
    services.prefetch();
    await vi.advanceTimersByTimeAsync(0);
    openScreen(services).leave();
    const { observer, queryFn } = openScreen(services);
    expect(observer.getCurrentResult().data).toBe('Amelia');
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('that a mutation has invalidated is refetched', async () => {
    const services = setUp();
    services.prefetch();
    await vi.advanceTimersByTimeAsync(0);
    await services.queries.invalidateQueries({ queryKey });
    expect(openScreen(services).queryFn).toHaveBeenCalledOnce();
  });
});

describe('A failed prefetch', () => {
  const fail = (status?: number) => () =>
    Promise.reject(new ApiError('getUser', status ? 'http' : 'network', 'Not now.', status));

  test('is not retried, and the screen asks again', async () => {
    const services = setUp();
    services.queryFn.mockImplementation(fail(500));
    services.prefetch();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(services.queryFn).toHaveBeenCalledOnce();
    const { observer, queryFn } = openScreen(services);
    expect(observer.getCurrentResult().error).toBeNull();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test.each([401, 500, undefined])(
    'with %s is retried by the screen that was opened in the meantime',
    async (status) => {
      const services = setUp();
      services.queryFn.mockImplementation(fail(status));
      services.prefetch();
      const { observer, queryFn } = openScreen(services);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(services.queryFn).toHaveBeenCalledOnce();
      expect(queryFn).toHaveBeenCalledOnce();
      expect(observer.getCurrentResult().data).toBe('Jane');
    },
  );
});

test('A prefetch in flight is aborted with all other queries', async () => {
  const { queries, prefetcher } = setUp();
  let signal: AbortSignal | undefined;
  prefetcher.prefetch(() => ({
    queryKey,
    queryFn: (context) => {
      ({ signal } = context);
      return new Promise(() => undefined);
    },
  }));
  await queries.cancelQueries();
  queries.clear();
  expect(signal?.aborted).toBe(true);
  expect(queries.getQueryCache().getAll()).toEqual([]);
});

import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import {
  createQueryClient,
  invalidateOperations,
  refetchNetworkErrors,
} from '../../src/api/query-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Shows a query, as a screen does, and counts its requests. */
function open(
  client: QueryClient,
  queryKey: readonly unknown[],
  fetch: () => unknown = () => 1,
  options = {},
) {
  const queryFn = vi.fn(async () => fetch());
  const observer = new QueryObserver(client, { queryKey, queryFn, ...options });
  const leave = observer.subscribe(() => undefined);
  return { observer, queryFn, leave };
}

test.each([
  ['a server error', 'http', 500, 3],
  ['a network error', 'network', undefined, 3],
  ['a timeout', 'timeout', undefined, 3],
  ['a client error', 'http', 404, 1],
  ['a contract violation', 'contract', 200, 1],
  ['a failure with status 200', 'http', 200, 1],
] as const)(
  'A query with %s is attempted the right number of times',
  async (_, kind, status, expected) => {
    vi.useFakeTimers();
    const error = new ApiError('getUser', kind, '', status);
    const { queryFn } = open(createQueryClient(), ['user'], () => Promise.reject(error));
    await vi.runAllTimersAsync();
    expect(queryFn).toHaveBeenCalledTimes(expected);
  },
);

test('Data that was cleared while it was observed is not kept', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const observe = () => open(client, ['user'], () => 'Amelia', { gcTime: 1000 });
  const first = observe();
  await vi.advanceTimersByTimeAsync(0);
  first.leave();
  expect(client.getQueryData(['user'])).toBe('Amelia');
  expect(vi.getTimerCount()).toBe(1);
  const second = observe();
  client.clear();
  second.leave();
  expect(vi.getTimerCount()).toBe(0);
});

describe('Data that was prefetched', () => {
  const queryKey = ['user'];

  /** Prefetches as a loader does. */
  async function prefetch(response: () => unknown = () => 'Amelia') {
    vi.useFakeTimers();
    const client = createQueryClient();
    const fetchFn = vi.fn(async () => response());
    const fetch = () => client.prefetchQuery({ queryKey, queryFn: fetchFn });
    await fetch();
    return { fetch, fetchFn, openScreen: () => open(client, queryKey) };
  }

  test.each([
    [29_000, 0],
    [30_000, 1],
  ])('%i milliseconds before is shown with %i other requests', async (ageMs, requestCount) => {
    const { openScreen } = await prefetch();
    await vi.advanceTimersByTimeAsync(ageMs);
    const { observer, queryFn } = openScreen();
    expect(observer.getCurrentResult().data).toBe('Amelia');
    expect(queryFn).toHaveBeenCalledTimes(requestCount);
  });

  test('and was shown once is refetched when it is shown again', async () => {
    const { fetch, fetchFn, openScreen } = await prefetch();
    openScreen().leave();
    await vi.advanceTimersByTimeAsync(1);
    await fetch();
    expect(fetchFn).toHaveBeenCalledTimes(2);
    expect(openScreen().queryFn).not.toHaveBeenCalled();
  });

  test('and is shown by another screen as well is not refetched when one of them is left', async () => {
    const { openScreen } = await prefetch();
    openScreen();
    openScreen().leave();
    expect(openScreen().queryFn).not.toHaveBeenCalled();
  });

  test('is asked for again by the screen, where that has failed more than a moment ago', async () => {
    const fail = () => Promise.reject(new ApiError('getUser', 'http', 'Not now.', 404));
    const soon = await prefetch(fail);
    expect(soon.openScreen().queryFn).not.toHaveBeenCalled();
    const later = await prefetch(fail);
    await vi.advanceTimersByTimeAsync(5001);
    const { observer, queryFn } = later.openScreen();
    expect(observer.getCurrentResult().error).toBeNull();
    expect(queryFn).toHaveBeenCalledOnce();
  });
});

describe('After a change', () => {
  const change = (client: QueryClient) =>
    invalidateOperations(client, ['GET /api/admin/getAllUsers']);

  test('what a screen shows is read again if the change concerns it', async () => {
    const client = createQueryClient();
    const users = open(client, ['GET /api/admin/getAllUsers', 'page 1']);
    const genres = open(client, ['GET /api/admin/getAllGenres']);
    await expect.poll(() => client.isFetching()).toBe(0);
    await change(client);
    await expect.poll(() => users.queryFn).toHaveBeenCalledTimes(2);
    expect(genres.queryFn).toHaveBeenCalledOnce();
  });

  test('what no screen shows is removed', async () => {
    const client = createQueryClient();
    await client.prefetchQuery({ queryKey: ['left'], queryFn: () => Promise.resolve(1) });
    await change(client);
    expect(client.getQueryCache().getAll()).toEqual([]);
  });

  test('what is fetched before a screen shows it is aborted', async () => {
    const client = createQueryClient();
    const signals: AbortSignal[] = [];
    void client.prefetchQuery({
      queryKey: ['early'],
      queryFn({ signal }) {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    await change(client);
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

test('A mutation whose screen was left while it was pending looks for its end once a second', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const response = Promise.withResolvers<void>();
  const mutationFn = () => response.promise;
  const mutation = client.getMutationCache().build(client, { mutationFn });
  const result = mutation.execute(undefined);
  const start = Date.now();
  await vi.advanceTimersToNextTimerAsync();
  expect(Date.now() - start).toBe(1000);
  response.resolve();
  await result;
  // What the mutation had sent, such as a password, is not kept.
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.getMutationCache().getAll()).toEqual([]);
});

test('With the connection back, what failed without a response is read again', async () => {
  const client = createQueryClient();
  const openFailing = (status?: number) => {
    const error = new ApiError('getUser', 'http', '', status);
    return open(client, [status], () => Promise.reject(error), { retry: false }).queryFn;
  };
  const [offline, missing] = [openFailing(), openFailing(404)];
  await expect.poll(() => client.isFetching()).toBe(0);
  refetchNetworkErrors(client);
  await expect.poll(() => offline).toHaveBeenCalledTimes(2);
  expect(missing).toHaveBeenCalledOnce();
});

import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../src/api/api-error.ts';
import { createQueryClient } from '../../src/api/query-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function countAttempts(kind: ApiErrorKind, status?: number): Promise<number> {
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.reject(new ApiError('getUser', kind, '', status)));
  const query = createQueryClient().fetchQuery({ queryKey: ['user'], queryFn });
  const outcome = query.catch(() => undefined);
  await vi.runAllTimersAsync();
  await outcome;
  return queryFn.mock.calls.length;
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
    expect(await countAttempts(kind, status)).toBe(expected);
  },
);

/** A client with an observed query, and a function that unmounts the observer. */
async function observeQuery() {
  vi.useFakeTimers();
  const client = createQueryClient();
  const query = { queryKey: ['user'], queryFn: () => 'Amelia', gcTime: 1000 };
  const observer = new QueryObserver(client, query);
  const unsubscribe = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe('Amelia');
  return { client, unsubscribe };
}

test('Data without an observer is cached for its gcTime', async () => {
  const { client, unsubscribe } = await observeQuery();
  unsubscribe();
  expect(client.getQueryData(['user'])).toBe('Amelia');
  expect(vi.getTimerCount()).toBe(1);
});

test('Data that was cleared while it was observed is not kept afterwards', async () => {
  const { client, unsubscribe } = await observeQuery();
  client.clear();
  unsubscribe();
  expect(vi.getTimerCount()).toBe(0);
});

describe('Data that was fetched ahead', () => {
  const queryKey = ['user'];

  /** Fetches ahead as a loader does. Opens screens on it, which count their own requests. */
  async function fetchAhead() {
    vi.useFakeTimers();
    const client = createQueryClient();
    const fetch = () =>
      client.prefetchQuery({ queryKey, queryFn: () => Promise.resolve('Amelia') });
    await fetch();
    const openScreen = () => {
      const queryFn = vi.fn(() => Promise.resolve('Jane'));
      const observer = new QueryObserver(client, { queryKey, queryFn });
      const leave = observer.subscribe(() => undefined);
      return { observer, queryFn, leave };
    };
    return { client, fetch, openScreen };
  }

  test('in the last 30 seconds is shown without another request', async () => {
    const { openScreen } = await fetchAhead();
    await vi.advanceTimersByTimeAsync(29_000);
    const { observer, queryFn } = openScreen();
    expect(observer.getCurrentResult().data).toBe('Amelia');
    expect(queryFn).not.toHaveBeenCalled();
  });

  test('earlier is shown and refetched', async () => {
    const { openScreen } = await fetchAhead();
    await vi.advanceTimersByTimeAsync(30_000);
    const { observer, queryFn } = openScreen();
    expect(observer.getCurrentResult().data).toBe('Amelia');
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('and was shown once is refetched when it is shown again, once', async () => {
    const { fetch, openScreen } = await fetchAhead();
    openScreen().leave();
    await vi.advanceTimersByTimeAsync(1);
    await fetch();
    expect(openScreen().queryFn).not.toHaveBeenCalled();
  });

  test('and that a mutation has invalidated is refetched', async () => {
    const { client, openScreen } = await fetchAhead();
    await client.invalidateQueries({ queryKey });
    expect(openScreen().queryFn).toHaveBeenCalledOnce();
  });

  test('is asked for again by the screen, where that has failed more than a moment ago', async () => {
    const { client, openScreen } = await fetchAhead();
    client.clear();
    const fail = () => Promise.reject(new ApiError('getUser', 'http', 'Not now.', 404));
    await client.prefetchQuery({ queryKey, queryFn: fail });
    expect(openScreen().queryFn).not.toHaveBeenCalled();
    client.clear();
    await client.prefetchQuery({ queryKey, queryFn: fail });
    await vi.advanceTimersByTimeAsync(5001);
    const { observer, queryFn } = openScreen();
    expect(observer.getCurrentResult().error).toBeNull();
    expect(queryFn).toHaveBeenCalledOnce();
  });

  test('is fetched by one request, if the screen is opened meanwhile', async () => {
    const { client, fetch, openScreen } = await fetchAhead();
    client.clear();
    const fetched = fetch();
    const { observer, queryFn } = openScreen();
    await fetched;
    expect(observer.getCurrentResult().data).toBe('Amelia');
    expect(queryFn).not.toHaveBeenCalled();
  });
});

describe('After a change', () => {
  const meta = { invalidates: ['GET /api/admin/getAllUsers'] } as const;

  /** Succeeds with a change. */
  const change = (client: ReturnType<typeof createQueryClient>) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.resolve(), meta })
      .execute(undefined);

  test('what a screen shows is refetched, if the change concerns it', async () => {
    const client = createQueryClient();
    const open = (queryKey: string[]) => {
      const queryFn = vi.fn(() => Promise.resolve(1));
      new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
      return queryFn;
    };
    const users = open([...meta.invalidates, 'page 1']);
    const genres = open(['GET /api/admin/getAllGenres']);
    await expect.poll(() => client.isFetching()).toBe(0);
    await change(client);
    await expect.poll(() => users).toHaveBeenCalledTimes(2);
    expect(genres).toHaveBeenCalledOnce();
  });

  test('what no screen shows is removed, also while it is being fetched', async () => {
    const client = createQueryClient();
    await client.prefetchQuery({ queryKey: ['genres'], queryFn: () => Promise.resolve(1) });
    let signal: AbortSignal | undefined;
    void client.prefetchQuery({
      queryKey: ['stories'],
      queryFn: (context) => {
        ({ signal } = context);
        return new Promise(() => undefined);
      },
    });
    await change(client);
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(signal?.aborted).toBe(true);
  });
});

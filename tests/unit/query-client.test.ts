import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind, gone } from '../../src/api/api-error.ts';
import { createQueryClient, refetchNetworkErrors } from '../../src/api/query-client.ts';

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

test('Data without an observer is kept for its gcTime, but not if it was cleared while it was observed', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const observe = () => {
    const query = { queryKey: ['user'], queryFn: () => 'Amelia', gcTime: 1000 };
    return new QueryObserver(client, query).subscribe(() => {});
  };
  const leave = observe();
  await vi.advanceTimersByTimeAsync(0);
  leave();
  expect(client.getQueryData(['user'])).toBe('Amelia');
  expect(vi.getTimerCount()).toBe(1);
  const leaveAgain = observe();
  client.clear();
  leaveAgain();
  expect(vi.getTimerCount()).toBe(0);
});

describe('Data that was fetched ahead', () => {
  const queryKey = ['user'];

  /** Fetches ahead as a loader does. Opens screens on it, which count their own requests. */
  async function fetchAhead() {
    vi.useFakeTimers();
    const client = createQueryClient();
    const fetchFn = vi.fn(() => Promise.resolve('Amelia'));
    const fetch = () => client.prefetchQuery({ queryKey, queryFn: fetchFn });
    await fetch();
    const openScreen = () => {
      const queryFn = vi.fn(() => Promise.resolve('Jane'));
      const observer = new QueryObserver(client, { queryKey, queryFn });
      const leave = observer.subscribe(() => undefined);
      return { observer, queryFn, leave };
    };
    return { client, fetch, fetchFn, openScreen };
  }

  test.each([
    [29_000, 0],
    [30_000, 1],
  ])('%i milliseconds before is shown with %i other requests', async (ageMs, requestCount) => {
    const { openScreen } = await fetchAhead();
    await vi.advanceTimersByTimeAsync(ageMs);
    const { observer, queryFn } = openScreen();
    expect(observer.getCurrentResult().data).toBe('Amelia');
    expect(queryFn).toHaveBeenCalledTimes(requestCount);
  });

  test('and was shown once is refetched when it is shown again, once', async () => {
    const { fetch, fetchFn, openScreen } = await fetchAhead();
    openScreen().leave();
    await vi.advanceTimersByTimeAsync(1);
    await fetch();
    expect(fetchFn).toHaveBeenCalledTimes(2);
    expect(openScreen().queryFn).not.toHaveBeenCalled();
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

describe('A mutation', () => {
  /** The calls of toasts that a mutation leads to. */
  async function mutate(mutationFn: () => Promise<unknown>) {
    const calls: string[] = [];
    const client = createQueryClient({
      toastSuccess: (message) => calls.push(`success: ${message}`),
      toastError: (message) => calls.push(`error: ${message}`),
      dismissError: () => calls.push('no error'),
    });
    const meta = { successMessage: 'User deleted', goneMessage: 'User was gone already' };
    const mutation = client.getMutationCache().build(client, { mutationFn, meta });
    await mutation.execute(undefined).catch(() => undefined);
    return calls;
  }

  test.each([
    ['that succeeds says so', () => Promise.resolve({}), ['no error', 'success: User deleted']],
    [
      'of what was gone already says that',
      () => Promise.resolve(gone),
      ['no error', 'success: User was gone already'],
    ],
    ['that fails says why', () => Promise.reject(new Error('Not now.')), ['error: Not now.']],
    [
      'that its session has ended says nothing',
      () => Promise.reject(new DOMException('', 'AbortError')),
      [],
    ],
  ])('%s', async (_, mutationFn, calls) => {
    expect(await mutate(mutationFn)).toEqual(calls);
  });

  test.each([true, false])(
    'is pending until what it changed is read again, if it awaits that: %s',
    async (awaitsRefetch) => {
      const client = createQueryClient();
      const queryKey = ['GET /api/admin/getAllUsers'] as const;
      const second = Promise.withResolvers<number>();
      const responses = [Promise.resolve(1), second.promise];
      const observer = new QueryObserver(client, { queryKey, queryFn: () => responses.shift() });
      observer.subscribe(() => undefined);
      await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
      const mutation = client.getMutationCache().build(client, {
        mutationFn: () => Promise.resolve(),
        meta: { invalidates: queryKey, awaitsRefetch },
      });
      void mutation.execute(undefined);
      await expect.poll(() => responses).toEqual([]);
      // By then, whatever does not await the second response has run.
      await new Promise(setImmediate);
      expect(mutation.state.status).toBe(awaitsRefetch ? 'pending' : 'success');
      second.resolve(2);
      await expect.poll(() => mutation.state.status).toBe('success');
    },
  );
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
  // What it had sent, such as a password, is not kept.
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.getMutationCache().getAll()).toEqual([]);
});

test('With the connection back, what failed without a response is read again', async () => {
  const client = createQueryClient();
  const open = (status?: number) => {
    const queryFn = vi.fn(() => Promise.reject(new ApiError('getUser', 'http', '', status)));
    const observer = new QueryObserver(client, { queryKey: [status], queryFn, retry: false });
    observer.subscribe(() => undefined);
    return queryFn;
  };
  const [offline, missing] = [open(), open(404)];
  await expect.poll(() => client.isFetching()).toBe(0);
  refetchNetworkErrors(client);
  await expect.poll(() => offline).toHaveBeenCalledTimes(2);
  expect(missing).toHaveBeenCalledOnce();
});

import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
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
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Amelia'));
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

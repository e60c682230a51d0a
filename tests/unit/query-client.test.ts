import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, type FailureKind } from '../../src/api/api-error.ts';
import { createQueryClient } from '../../src/api/query-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function attempts(kind: FailureKind, status?: number): Promise<number> {
  vi.useFakeTimers();
  const read = vi.fn(() => Promise.reject(new ApiError('getUser', kind, '', status)));
  const query = createQueryClient().fetchQuery({ queryKey: ['user'], queryFn: read });
  const outcome = query.catch(() => undefined);
  await vi.runAllTimersAsync();
  await outcome;
  return read.mock.calls.length;
}

test.each([
  ['a server error', 'refused', 500, 3],
  ['an unreachable server', 'network', undefined, 3],
  ['a refusal', 'refused', 404, 1],
  ['an answer that breaks the contract', 'contract', 200, 1],
  ['a failure with status 200', 'refused', 200, 1],
] as const)('%s', async (_, kind, status, expected) => {
  expect(await attempts(kind, status)).toBe(expected);
});

/** An answer that a screen shows, and how the screen goes. */
async function shown() {
  vi.useFakeTimers();
  const client = createQueryClient();
  const query = { queryKey: ['user'], queryFn: () => 'Amelia', gcTime: 1000 };
  const observer = new QueryObserver(client, query);
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Amelia'));
  return { client, leave };
}

test('an answer waits a while for its screen to come again', async () => {
  const { client, leave } = await shown();
  leave();
  expect(client.getQueryData(['user'])).toBe('Amelia');
  expect(vi.getTimerCount()).toBe(1);
});

test('an answer that was cleared while it showed is kept by nothing', async () => {
  const { client, leave } = await shown();
  client.clear();
  leave();
  expect(vi.getTimerCount()).toBe(0);
});

import { expect, test, vi } from 'vitest';
import { ApiError, type FailureKind } from '../../src/api/api-error.ts';
import { createQueryClient } from '../../src/api/query-client.ts';

async function attempts(kind: FailureKind, status?: number): Promise<number> {
  vi.useFakeTimers();
  const read = vi.fn(() => Promise.reject(new ApiError('getUser', kind, '', status)));
  const query = createQueryClient().fetchQuery({ queryKey: ['user'], queryFn: read });
  const outcome = query.catch(() => undefined);
  await vi.runAllTimersAsync();
  await outcome;
  vi.useRealTimers();
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

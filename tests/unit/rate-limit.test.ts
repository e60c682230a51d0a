import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createHttpError } from '../../src/api/api-error.ts';
import type { Api } from '../../src/api/create-api.ts';
import { respectRateLimit } from '../../src/engine/list/rate-limit.ts';

const key = 'DELETE /api/admin/deleteUser/{id}';

const tooManyRequests = (retryAfter?: string) =>
  createHttpError(
    'deleteUser',
    new Response(null, { status: 429, headers: retryAfter ? { 'retry-after': retryAfter } : {} }),
    '',
  );

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
});

/** A job whose requests for an id are answered by `respond`. */
function startJob(respond: (id: string) => Promise<object>) {
  const sent: { id: string; second: number }[] = [];
  const startedAt = Date.now();
  let concurrent = 0;
  const most = { beforeLimit: 0, afterLimit: 0 };
  let isLimited = false;
  const requestByKey = async (_: string, { path = {} }: { path?: Record<string, string> }) => {
    const id = String(path['id']);
    sent.push({ id, second: Math.round((Date.now() - startedAt) / 1000) });
    concurrent += 1;
    const phase = isLimited ? 'afterLimit' : 'beforeLimit';
    most[phase] = Math.max(most[phase], concurrent);
    try {
      return await respond(id);
    } catch (error) {
      isLimited = true;
      throw error;
    } finally {
      concurrent -= 1;
    }
  };
  const controller = new AbortController();
  const update = vi.fn();
  const api = respectRateLimit({ requestByKey } as unknown as Api, {
    signal: controller.signal,
    update,
  });
  const notices = () => update.mock.calls.map(([{ notice }]) => notice as string | undefined);
  return {
    send: (id: string) => api.requestByKey(key, { path: { id } }),
    sent,
    most,
    controller,
    notices,
  };
}

/** Responds once with 429. */
function limitOnce(retryAfter?: string) {
  let isFirst = true;
  return async () => {
    if (!isFirst) return {};
    isFirst = false;
    throw tooManyRequests(retryAfter);
  };
}

describe('The requests of a job', () => {
  test.each([
    ['7', 7],
    ['Tue, 24 Nov 2026 12:00:30 GMT', 30],
    ['900', 60],
    ['Wed, 25 Nov 2026 12:00:00 GMT', 60],
    ['0', 1],
    ['Mon, 23 Nov 2026 12:00:00 GMT', 1],
    [undefined, 10],
  ])('wait after a 429 with Retry-After %s for %i seconds, and say so', async (header, seconds) => {
    const { send, sent, notices } = startJob(limitOnce(header));
    const response = send('a');
    await vi.advanceTimersByTimeAsync(0);
    expect(notices()).toEqual([`The server asks to wait for ${seconds} s.`]);
    await vi.runAllTimersAsync();
    expect(await response).toEqual({});
    expect(sent).toEqual([
      { id: 'a', second: 0 },
      { id: 'a', second: seconds },
    ]);
    expect(notices().at(-1)).toBeUndefined();
  });

  test('are sent one at a time from then on, and all arrive', async () => {
    let allowed = 2;
    const { send, sent, most } = startJob(async () => {
      allowed -= 1;
      if (allowed === -1 || allowed === -2) throw tooManyRequests('5');
      return new Promise((resolve) => setTimeout(resolve, 2000, {}));
    });
    const responses = Promise.all(['a', 'b', 'c', 'd'].map(send));
    await vi.advanceTimersByTimeAsync(0);
    const later = Promise.all(['e', 'f'].map(send));
    await vi.runAllTimersAsync();
    expect(await responses).toHaveLength(4);
    expect(await later).toHaveLength(2);
    expect(most).toEqual({ beforeLimit: 4, afterLimit: 1 });
    expect(sent.slice(4)).toEqual([
      { id: 'c', second: 5 },
      { id: 'd', second: 7 },
      { id: 'e', second: 9 },
      { id: 'f', second: 11 },
    ]);
  });

  test('end their wait when the job is cancelled, and none is sent any more', async () => {
    const { send, sent, controller } = startJob(limitOnce('60'));
    const waiting = send('a');
    await vi.advanceTimersByTimeAsync(1000);
    const next = send('b');
    controller.abort();
    await expect(waiting).rejects.toBe(controller.signal.reason);
    await expect(next).rejects.toBe(controller.signal.reason);
    await expect(send('c')).rejects.toBe(controller.signal.reason);
    expect(sent).toHaveLength(1);
  });

  test('fail by any other error, without holding up the others', async () => {
    const failure = createHttpError('deleteUser', new Response(null, { status: 500 }), '');
    let count = 0;
    const { send } = startJob(async () => {
      count += 1;
      if (count === 1) throw tooManyRequests('1');
      if (count === 2) throw failure;
      return {};
    });
    const first = send('a').catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await first).toBe(failure);
    const second = send('b');
    await vi.runAllTimersAsync();
    expect(await second).toEqual({});
  });
});

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createRecords, httpError, setUpBulkJobs } from '../support/set-up-bulk-jobs.ts';

describe('After a 429', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
  });

  /** Starts a job for some records, whose first requests have these errors, and each other one a response after two seconds. */
  async function startLimited(count: number, errors: (Error | undefined)[]) {
    const startedAt = Date.now();
    const seconds: number[] = [];
    const { start, sent, getJob } = setUpBulkJobs(async () => {
      seconds.push(Math.round((Date.now() - startedAt) / 1000));
      const error = errors.shift();
      if (error) throw error;
      return new Promise((resolve) => setTimeout(resolve, 2000, {}));
    });
    start(createRecords(count));
    await vi.advanceTimersByTimeAsync(0);
    return { sent, seconds, getJob };
  }

  const tooManyRequests = (retryAfter?: string) =>
    httpError(429, '', retryAfter ? { 'retry-after': retryAfter } : {});

  test.each([
    ['7', 7],
    ['Tue, 24 Nov 2026 12:00:30 GMT', 30],
    ['900', 60],
    ['Wed, 25 Nov 2026 12:00:00 GMT', 60],
    ['0', 1],
    ['Mon, 23 Nov 2026 12:00:00 GMT', 1],
    [undefined, 10],
  ])('with Retry-After %s a job waits for the %i seconds that it names', async (header, wait) => {
    const { seconds, getJob } = await startLimited(1, [tooManyRequests(header)]);
    expect(getJob()?.notice).toBe(`The server asks to wait for ${wait} s.`);
    await vi.runAllTimersAsync();
    expect(seconds).toEqual([0, wait]);
    expect(getJob()).toMatchObject({ notice: undefined, result: { summary: '1 deleted' } });
  });

  test('requests are sent one at a time', async () => {
    const limits = [tooManyRequests('5'), tooManyRequests('5')];
    const { sent, seconds, getJob } = await startLimited(6, [undefined, undefined, ...limits]);
    await vi.runAllTimersAsync();
    expect(getJob()?.result?.summary).toBe('6 deleted');
    expect(sent.slice(4)).toEqual(['id2', 'id3', 'id4', 'id5']);
    expect(seconds.slice(4)).toEqual([5, 7, 9, 11]);
  });

  test('a job that is cancelled ends at once', async () => {
    const { sent, getJob } = await startLimited(2, [tooManyRequests('60'), tooManyRequests('60')]);
    getJob()?.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(getJob()?.result?.title).toBe('Deleting pets');
    expect(getJob()?.result?.summary).toBe('0 deleted, 2 cancelled');
    expect(sent).toHaveLength(2);
  });

  test('another error does not delay the other records', async () => {
    const sentTogether = [tooManyRequests(), undefined, undefined, undefined];
    const { getJob } = await startLimited(6, [...sentTogether, httpError(500)]);
    await vi.runAllTimersAsync();
    expect(getJob()?.result?.summary).toBe('5 deleted, 1 failed');
  });
});

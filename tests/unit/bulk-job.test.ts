import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { acceptGone, createHttpError, gone } from '../../src/api/api-error.ts';
import type { OperationKey } from '../../src/api/contract.ts';
import type { AnyRequestParams, Api } from '../../src/api/create-api.ts';
import { startBulkJob, type BulkTask } from '../../src/engine/list/bulk-job.ts';
import { createSelections } from '../../src/engine/config/selection.ts';
import { createJobs, type JobResult } from '../../src/ui/feedback/jobs.ts';
import { openTab } from '../support/memory-session.ts';
import { resolvePets } from '../support/resolve-pets.ts';

const resource = resolvePets({});

const createRecords = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `id${index}`, name: `Pet ${index}` }));

/** The context of a job on a server, whose responses are those of `respond`, or are given one after the other. */
function setUp(respond?: (id: string) => Promise<object>) {
  const { storage, store } = openTab();
  const sent: string[] = [];
  const open = new Map<string, PromiseWithResolvers<object>>();
  async function requestByKey(_: string, { path }: AnyRequestParams) {
    const id = String(path?.['id']);
    sent.push(id);
    if (respond) return respond(id);
    const response = Promise.withResolvers<object>();
    open.set(id, response);
    return response.promise;
  }
  const settle = async (id: string, error?: Error) => {
    await expect.poll(() => open.has(id)).toBe(true);
    if (error) open.get(id)?.reject(error);
    else open.get(id)?.resolve({ success: true });
    open.delete(id);
  };
  const queryClient = new QueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const api = { requestByKey } as unknown as Api;
  const jobs = createJobs(store);
  const context = { api, queryClient, store, jobs, getSelection: createSelections(store) };
  const task: Omit<BulkTask, 'records'> = {
    resource,
    operation: 'DELETE /pets/{id}' as OperationKey,
    label: 'Deleting pets',
    doneLabel: 'Pets deleted',
    succeeded: 'deleted',
    acceptError: acceptGone,
    invalidates: [resource.operations.list],
  };
  const selection = context.getSelection(resource);
  /** Starts the job for records, which are selected. */
  function start(records: BulkTask['records'], more: Partial<BulkTask> = {}) {
    selection.selectAll(records, true);
    void startBulkJob({ ...task, records, ...more }, context);
  }
  const getJob = () => jobs.getState().at(-1);
  /** The result of the newest job, once it has ended. */
  async function getResult(): Promise<JobResult> {
    await expect.poll(() => getJob()?.result).toBeDefined();
    return getJob()?.result as JobResult;
  }
  const job = { jobs, getJob, getResult };
  return { storage, store, sent, open, settle, start, selection, invalidate, ...job };
}

const createFailure = (message: string) => ({ success: false, error: { message } });

const httpError = (status: number, body?: unknown, headers = {}) =>
  createHttpError('deletePet', new Response(null, { status, headers }), body);

describe('A bulk job', () => {
  test('never has more than four requests at once, and shows its progress', async () => {
    const { start, sent, open, settle, invalidate, getJob, getResult } = setUp();
    start(createRecords(10));
    for (let index = 0; index < 10; index += 1) {
      await settle(`id${index}`);
      expect(open.size).toBeLessThanOrEqual(4);
    }
    expect(await getResult()).toMatchObject({ title: 'Pets deleted', summary: '10 deleted' });
    expect(getJob()).toMatchObject({ label: 'Deleting pets', completed: 10, total: 10 });
    expect(sent).toHaveLength(10);
    expect(invalidate).toHaveBeenCalledOnce();
  });

  test('unselects what succeeded; what failed stays with its reason, and alone is retried', async () => {
    const { start, sent, settle, selection, getResult } = setUp();
    start(createRecords(3));
    await settle('id0');
    await settle('id1', httpError(409, createFailure('The pet is boarded.')));
    await settle('id2');
    const result = await getResult();
    expect(result.summary).toBe('2 deleted, 1 failed');
    expect(result.failures).toEqual([{ label: 'Pet 1', reason: 'The pet is boarded.' }]);
    expect([...selection.getState().records.keys()]).toEqual(['id1']);
    expect(selection.getState().failures.get('id1')).toBe('The pet is boarded.');
    result.retry?.();
    await settle('id1');
    await expect.poll(async () => (await getResult()).summary).toBe('1 deleted');
    expect(sent).toEqual(['id0', 'id1', 'id2', 'id1']);
    expect(selection.getState().records.size).toBe(0);
    expect(selection.getState().locked.size).toBe(0);
  });

  test('unselects a record that was gone already, and counts it apart', async () => {
    const { start, settle, selection, getResult } = setUp();
    const records = createRecords(2);
    const onResponse = vi.fn();
    start(records, { onResponse });
    await settle('id0', httpError(404, createFailure('There is no such pet.')));
    await settle('id1');
    const summary = '1 deleted, 1 gone already';
    expect(await getResult()).toMatchObject({ summary, failures: [] });
    expect(onResponse).toHaveBeenCalledWith(gone, records[0]);
    expect(selection.getState().records.size).toBe(0);
  });

  test('leaves out what another job works on', async () => {
    const { start, sent, settle, jobs } = setUp();
    const records = createRecords(3);
    start(records.slice(0, 2));
    start(records);
    start(records);
    for (const id of ['id0', 'id1', 'id2']) await settle(id);
    await expect.poll(() => jobs.getState().every(({ result }) => result)).toBe(true);
    expect(sent.toSorted()).toEqual(['id0', 'id1', 'id2']);
  });

  test('sends nothing more after it was cancelled, and says so', async () => {
    const { start, sent, settle, selection, jobs, getResult } = setUp();
    start(createRecords(9));
    await settle('id0');
    await expect.poll(() => sent).toHaveLength(5);
    jobs.getState()[0]?.cancel();
    for (const id of ['id1', 'id2', 'id3', 'id4']) await settle(id);
    expect((await getResult()).summary).toBe('5 deleted, 4 cancelled');
    expect(sent).toHaveLength(5);
    expect(selection.getState().records.size).toBe(4);
  });

  test('ends with the session: nothing more is sent, no card is left, and only what was sent has its consequences', async () => {
    const { store, start, sent, settle, invalidate, jobs } = setUp();
    const onResponse = vi.fn();
    start(createRecords(9), { onResponse });
    await expect.poll(() => sent).toHaveLength(4);
    store.signOut({ kind: 'manual' });
    for (const id of sent.slice()) await settle(id);
    await expect.poll(() => jobs.getState()).toEqual([]);
    await expect.poll(() => onResponse).toHaveBeenCalledTimes(4);
    expect(sent).toHaveLength(4);
    expect(invalidate).not.toHaveBeenCalled();
  });

  test('sends nothing if another tab has signed out while its question was open', async () => {
    const { storage, start, sent, selection, jobs } = setUp();
    const confirm = vi.fn(() => {
      // The page learns of it in a task after the question.
      setTimeout(() => storage.removeItem('token'));
      return true;
    });
    vi.stubGlobal('window', { confirm });
    start(createRecords(2), { confirm: (count) => `Delete ${count}?` });
    expect(confirm).toHaveBeenCalledExactlyOnceWith('Delete 2?');
    await expect.poll(() => selection.getState().locked.size).toBe(0);
    expect(sent).toEqual([]);
    expect(jobs.getState()).toEqual([]);
  });

  describe('whose session expires', () => {
    /** Deletes two of nine pets, then the session expires; two more were sent. */
    async function expire() {
      const engine = setUp();
      const { store, start, sent, settle, getResult } = engine;
      start(createRecords(9));
      await settle('id0');
      await settle('id1');
      await expect.poll(() => sent).toHaveLength(6);
      store.signOut({ kind: 'expired' });
      await settle('id2');
      for (const id of ['id3', 'id4', 'id5'])
        await settle(id, httpError(401, createFailure('Expired.')));
      expect((await getResult()).summary).toBe('3 deleted, 3 failed, 3 cancelled');
      expect(sent).toHaveLength(6);
      return engine;
    }

    test('leaves its counts to the same administrator, who can try again what failed', async () => {
      const { store, settle, getResult } = await expire();
      store.signIn({ token: 't2', user: { email: 'ada@example.com' } });
      const { summary, retry } = await getResult();
      expect(summary).toBe('3 deleted, 3 failed, 3 cancelled');
      retry?.();
      for (const id of ['id3', 'id4', 'id5']) await settle(id);
      await expect.poll(async () => (await getResult()).summary).toBe('3 deleted');
    });

    test('leaves nothing to another administrator', async () => {
      const { store, jobs } = await expire();
      store.signIn({ token: 't3', user: { email: 'bea@example.com' } });
      expect(jobs.getState()).toEqual([]);
    });
  });

  test('goes on when the same administrator signs in again', async () => {
    const { store, start, settle, getResult } = setUp();
    const onResponse = vi.fn();
    start(createRecords(1), { onResponse });
    store.signIn({ token: 't2', user: { email: 'ada@example.com' } });
    await settle('id0');
    expect((await getResult()).summary).toBe('1 deleted');
    expect(onResponse).toHaveBeenCalledExactlyOnceWith({ success: true }, createRecords(1)[0]);
  });
});

describe('After a 429', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
  });

  /** Starts a job for some records, whose first requests have these errors, and each other one a response after two seconds. */
  async function startLimited(count: number, errors: (Error | undefined)[]) {
    const startedAt = Date.now();
    const seconds: number[] = [];
    const { start, sent, getJob } = setUp(async () => {
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
  ])('with Retry-After %s a job waits for %i seconds, and says so', async (header, wait) => {
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

  test('a job that is cancelled waits no longer, and sends nothing more', async () => {
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

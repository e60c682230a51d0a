import { describe, expect, test, vi } from 'vitest';
import { gone } from '../../src/api/api-error.ts';
import {
  createFailure,
  createRecords,
  httpError,
  setUpBulkJobs,
} from '../support/set-up-bulk-jobs.ts';

describe('A bulk job', () => {
  test('never has more than four requests at once', async () => {
    const { start, sent, open, settle } = setUpBulkJobs();
    start(createRecords(10));
    for (let index = 0; index < 10; index += 1) {
      await settle(`id${index}`);
      expect(open.size).toBeLessThanOrEqual(4);
    }
    expect(sent).toHaveLength(10);
  });

  test('shows how many records are completed', async () => {
    const { start, settle, getJob, getResult } = setUpBulkJobs();
    start(createRecords(2));
    expect(getJob()).toMatchObject({ label: 'Deleting pets', completed: 0, total: 2 });
    await settle('id0');
    await expect.poll(() => getJob()?.completed).toBe(1);
    await settle('id1');
    expect(await getResult()).toMatchObject({ title: 'Pets deleted', summary: '2 deleted' });
    expect(getJob()).toMatchObject({ label: 'Deleting pets', completed: 2, total: 2 });
  });

  test('invalidates what it has changed once', async () => {
    const { start, settle, invalidate, getResult } = setUpBulkJobs();
    start(createRecords(2));
    await settle('id0');
    await settle('id1');
    await getResult();
    expect(invalidate).toHaveBeenCalledOnce();
  });

  describe('of whose records one fails', () => {
    async function failOne() {
      const engine = setUpBulkJobs();
      engine.start(createRecords(3));
      await engine.settle('id0');
      await engine.settle('id1', httpError(409, createFailure('The pet is boarded.')));
      await engine.settle('id2');
      return { ...engine, result: await engine.getResult() };
    }

    test('names the record with the reason', async () => {
      const { result } = await failOne();
      expect(result.summary).toBe('2 deleted, 1 failed');
      expect(result.failures).toEqual([{ label: 'Pet 1', reason: 'The pet is boarded.' }]);
    });

    test('keeps only that record selected', async () => {
      const { selection } = await failOne();
      const { records, failures } = selection.getState();
      expect([...records.keys()]).toEqual(['id1']);
      expect(failures.get('id1')).toBe('The pet is boarded.');
    });

    test('retries only that record', async () => {
      const { result, sent, settle, selection, getResult } = await failOne();
      result.retry?.();
      await settle('id1');
      await expect.poll(async () => (await getResult()).summary).toBe('1 deleted');
      expect(sent).toEqual(['id0', 'id1', 'id2', 'id1']);
      expect(selection.getState().records.size).toBe(0);
      expect(selection.getState().locked.size).toBe(0);
    });
  });

  describe('one of whose records was gone already', () => {
    async function deleteGone() {
      const engine = setUpBulkJobs();
      const records = createRecords(2);
      const onResponse = vi.fn();
      engine.start(records, { onResponse });
      await engine.settle('id0', httpError(404, createFailure('There is no such pet.')));
      await engine.settle('id1');
      return { ...engine, result: await engine.getResult(), onResponse, goneRecord: records[0] };
    }

    test('counts it apart', async () => {
      const { result } = await deleteGone();
      expect(result).toMatchObject({ summary: '1 deleted, 1 gone already', failures: [] });
    });

    test('treats it as deleted', async () => {
      const { selection, onResponse, goneRecord } = await deleteGone();
      expect(onResponse).toHaveBeenCalledWith(gone, goneRecord);
      expect(selection.getState().records.size).toBe(0);
    });
  });

  test('leaves out what another job works on', async () => {
    const { start, sent, settle, jobs } = setUpBulkJobs();
    const records = createRecords(3);
    start(records.slice(0, 2));
    start(records);
    start(records);
    for (const id of ['id0', 'id1', 'id2']) await settle(id);
    await expect.poll(() => jobs.getState().every(({ result }) => result)).toBe(true);
    expect(sent.toSorted()).toEqual(['id0', 'id1', 'id2']);
  });

  describe('that is cancelled', () => {
    /** Cancels the deletion of nine pets, of which five were sent. */
    async function cancel() {
      const engine = setUpBulkJobs();
      const { start, sent, settle, getJob } = engine;
      start(createRecords(9));
      await settle('id0');
      await expect.poll(() => sent).toHaveLength(5);
      getJob()?.cancel();
      for (const id of ['id1', 'id2', 'id3', 'id4']) await settle(id);
      return { ...engine, result: await engine.getResult() };
    }

    test('sends nothing more', async () => {
      const { sent, result } = await cancel();
      expect(result.summary).toBe('5 deleted, 4 cancelled');
      expect(sent).toHaveLength(5);
    });

    test('keeps selected what it has not sent', async () => {
      const { selection } = await cancel();
      expect([...selection.getState().records.keys()]).toEqual(['id5', 'id6', 'id7', 'id8']);
    });
  });

  describe('whose administrator signs out', () => {
    /** Signs out during the deletion of nine pets, of which four were sent. */
    async function signOut() {
      const engine = setUpBulkJobs();
      const { store, start, sent, settle, jobs } = engine;
      const onResponse = vi.fn();
      start(createRecords(9), { onResponse });
      await expect.poll(() => sent).toHaveLength(4);
      store.signOut({ kind: 'manual' });
      for (const id of sent.slice()) await settle(id);
      await expect.poll(() => jobs.getState()).toEqual([]);
      return { ...engine, onResponse };
    }

    test('sends nothing more', async () => {
      const { sent, invalidate } = await signOut();
      expect(sent).toHaveLength(4);
      expect(invalidate).not.toHaveBeenCalled();
    });

    test('has the consequences of what was sent', async () => {
      const { onResponse } = await signOut();
      await expect.poll(() => onResponse).toHaveBeenCalledTimes(4);
    });
  });

  test('sends nothing if another tab has signed out while its question was open', async () => {
    const { storage, start, sent, selection, jobs } = setUpBulkJobs();
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
      const engine = setUpBulkJobs();
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

    test('leaves its counts to the same administrator', async () => {
      const { store, getResult } = await expire();
      store.signIn({ token: 't2', user: { email: 'ada@example.com' } });
      expect((await getResult()).summary).toBe('3 deleted, 3 failed, 3 cancelled');
    });

    test('retries what failed for the same administrator', async () => {
      const { store, settle, getResult } = await expire();
      store.signIn({ token: 't2', user: { email: 'ada@example.com' } });
      (await getResult()).retry?.();
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
    const { store, start, settle, getResult } = setUpBulkJobs();
    const onResponse = vi.fn();
    start(createRecords(1), { onResponse });
    store.signIn({ token: 't2', user: { email: 'ada@example.com' } });
    await settle('id0');
    expect((await getResult()).summary).toBe('1 deleted');
    expect(onResponse).toHaveBeenCalledExactlyOnceWith({ success: true }, createRecords(1)[0]);
  });
});

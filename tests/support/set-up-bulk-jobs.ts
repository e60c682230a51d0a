import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { acceptGone, createHttpError } from '../../src/api/api-error.ts';
import type { OperationKey } from '../../src/api/contract.ts';
import type { AnyRequestParams, Api } from '../../src/api/create-api.ts';
import { startBulkJob, type BulkTask } from '../../src/engine/list/bulk-job.ts';
import { createSelections } from '../../src/engine/config/selection.ts';
import { createJobs, type JobResult } from '../../src/ui/feedback/jobs.ts';
import { openTab } from './memory-session.ts';
import { resolvePets } from './resolve-pets.ts';

const resource = resolvePets({});

export const createRecords = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `id${index}`, name: `Pet ${index}` }));

/** The context of a job on a server, whose responses are those of `respond`, or are given one after the other. */
export function setUpBulkJobs(respond?: (id: string) => Promise<object>) {
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

export const createFailure = (message: string) => ({ success: false, error: { message } });

export const httpError = (status: number, body?: unknown, headers = {}) =>
  createHttpError('deletePet', new Response(null, { status, headers }), body);

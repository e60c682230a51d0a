import type { QueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import { gone } from '../../api/api-error.ts';
import type { OperationKey } from '../../api/contract.ts';
import type { Api } from '../../api/create-api.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { invalidateOperations } from '../../api/query-client.ts';
import { toError } from '../../api/to-error.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { confirmInSession } from '../../ui/confirm-in-session.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import type { JobContext, Jobs } from '../../ui/feedback/jobs.ts';
import { formatCount } from '../../ui/format.ts';
import { maxConcurrentRequests } from '../config/fetch-rows.ts';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';
import type { GetSelection, LockReason } from '../config/selection.ts';
import { respectRateLimit } from '../config/rate-limit.ts';

/** The requests of a job: one for each of its records. */
export interface BulkTask {
  resource: Resource;
  records: readonly ResourceRecord[];
  /** Returns the question before the job starts, for a number of records. */
  confirm?: ((count: number) => string) | undefined;
  operation: OperationKey;
  /** Returns the body of the request for a record; by default there is none. */
  buildBody?: (api: Api, record: ResourceRecord, signal: AbortSignal) => Promise<object>;
  /** "Deleting users" */
  label: string;
  /** The title of the result once something has succeeded; by default the label. */
  doneLabel?: string;
  /** The word for success in the summary: "deleted". */
  succeeded: string;
  /** Returns a response for errors that count as success, and throws all others. */
  acceptError?: (error: unknown) => object;
  /** Called for each response, even if another session has begun by then, because the server has made the change. */
  onResponse?: (response: unknown, record: ResourceRecord) => void;
  invalidates: readonly OperationKey[];
  /** What happens to the records; by default they are changed. */
  lockReason?: LockReason;
}

export interface BulkContext {
  api: Api;
  queryClient: QueryClient;
  store: SessionStore;
  jobs: Jobs;
  getSelection: GetSelection;
}

/** "12 deleted, 1 failed, 3 cancelled" */
const summarise = (counts: [count: number, end: string][]) =>
  counts
    .filter(([count], index) => index === 0 || count > 0)
    .map(([count, end]) => `${formatCount(count)} ${end}`)
    .join(', ');

/**
 * Starts a job that sends the operation for each record. Records on which another job works are left out, so that no
 * request is sent twice. Records that succeed are removed from the selection; those that fail stay in it with the
 * reason.
 */
export async function startBulkJob(task: BulkTask, context: BulkContext): Promise<void> {
  const { resource, operation, label } = task;
  const { api, queryClient, store, jobs } = context;
  const selection = context.getSelection(resource);
  const getRowId = (record: ResourceRecord) => getId(resource, record);
  const { locked } = selection.getState();
  const records = task.records.filter((record) => !locked.has(getRowId(record)));
  if (records.length === 0) return;
  const sessionSignal = store.getSignal();

  async function run(job: JobContext) {
    const limitedApi = respectRateLimit(api, job);
    const failed = new Map<ResourceRecord, string>();
    let completedCount = 0;
    let goneCount = 0;

    async function sendRecord(record: ResourceRecord) {
      try {
        const path = buildPathParams(operation, getRowId(record));
        const body = await task.buildBody?.(limitedApi, record, job.signal);
        const request = limitedApi.requestByKey(operation, { path, body });
        const response: unknown = await request.catch(task.acceptError);
        task.onResponse?.(response, record);
        if (response === gone) goneCount += 1;
        selection.selectAll([record], false);
      } catch (error) {
        // A cancelled job sends no more requests. Requests that were sent before are not aborted.
        if (error === job.signal.reason) return;
        const { message } = toError(error);
        failed.set(record, message);
        selection.addFailure(record, message);
      }
      completedCount += 1;
      job.update({ completed: completedCount });
    }

    await pMap(records, sendRecord, { concurrency: maxConcurrentRequests });
    if (!sessionSignal.aborted) await invalidateOperations(queryClient, task.invalidates);
    const succeededCount = completedCount - goneCount - failed.size;
    return {
      title: succeededCount > 0 ? (task.doneLabel ?? label) : label,
      summary: summarise([
        [succeededCount, task.succeeded],
        [goneCount, 'gone already'],
        [failed.size, 'failed'],
        [records.length - completedCount, 'cancelled'],
      ]),
      failures: [...failed].map(([record, reason]) => ({
        label: resource.recordLabel(record) || getRowId(record),
        reason,
      })),
      ...(failed.size > 0 && {
        retry: () =>
          void startBulkJob({ ...task, records: [...failed.keys()], confirm: undefined }, context),
      }),
    };
  }

  async function start() {
    if (task.confirm && !(await confirmInSession(store, task.confirm(records.length)))) return;
    announce(`${label}: ${records.length}`);
    await jobs.start({ label, total: records.length, run });
  }

  await selection.lockWhile(records.map(getRowId), start, task.lockReason);
}

import type { QueryClient } from '@tanstack/react-query';
import pMap from 'p-map';
import type { OperationKey } from '../../api/contract.ts';
import type { Api } from '../../api/create-api.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { invalidateOperations } from '../../api/query-client.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { type JobOptions, type JobResult, startJob } from '../../ui/feedback/jobs.ts';
import { formatCount } from '../../ui/format.ts';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { getSelection } from './selection.ts';

/** What a job sends for each of its records. */
export interface BulkTask {
  resource: Resource;
  records: readonly ResourceRecord[];
  /** The question before it starts. */
  confirm?: ((records: readonly ResourceRecord[]) => string) | undefined;
  operation: OperationKey;
  /** "Deleting users" */
  label: string;
  /** What the summary calls success: "deleted". */
  done: string;
  /** Whether an error means that there is nothing left to do. */
  isDone?: (error: Error) => boolean;
  onSuccess?: (response: object, record: ResourceRecord) => void;
  invalidates: readonly OperationKey[];
}

export interface BulkContext {
  api: Api;
  queries: QueryClient;
  store: SessionStore;
}

/** More requests at once would only wait in the browser, and keep the server from answering others. */
const maxConcurrentRequests = 4;

/** "12 deleted, 1 failed, 3 cancelled" */
const summarise = (done: string, doneCount: number, failed: number, cancelled: number) =>
  [
    `${formatCount(doneCount)} ${done}`,
    failed > 0 && `${formatCount(failed)} failed`,
    cancelled > 0 && `${formatCount(cancelled)} cancelled`,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * Starts a job that sends the operation for each record. Records that another job works on are left out, so that
 * nothing is sent twice. What succeeded leaves the selection; what failed stays in it, with its reason.
 */
export function startBulkJob(task: BulkTask, context: BulkContext): void {
  const { resource, operation, label } = task;
  const { api, queries, store } = context;
  const selection = getSelection(store, resource);
  const idOf = (record: ResourceRecord) => getId(resource, record);
  const { locked } = selection.getState();
  const records = task.records.filter((record) => !locked.has(idOf(record)));
  if (records.length === 0) return;
  if (task.confirm && !window.confirm(task.confirm(records))) return;
  const sessionSignal = store.getSignal();
  const failed = new Map<ResourceRecord, string>();
  let doneCount = 0;

  async function send(record: ResourceRecord) {
    try {
      const path = buildPathParams(operation, idOf(record));
      const response = await api.requestByKey(operation, { path });
      if (!sessionSignal.aborted) task.onSuccess?.(response as object, record);
    } catch (error) {
      if (!task.isDone?.(error as Error)) throw error;
    }
  }

  async function run({ signal, setProgress }: Parameters<JobOptions['run']>[0]) {
    async function runOne(record: ResourceRecord) {
      // What was sent before a cancellation ends.
      if (signal.aborted) return;
      try {
        await send(record);
        doneCount += 1;
        selection.selectAll([record], false);
      } catch (error) {
        const { message } = error as Error;
        failed.set(record, message);
        selection.setState(({ failures }) => ({
          failures: new Map(failures).set(idOf(record), message),
        }));
      }
      setProgress(doneCount + failed.size, records.length);
    }

    await pMap(records, runOne, { concurrency: maxConcurrentRequests });
    if (!sessionSignal.aborted) await invalidateOperations(queries, task.invalidates);
    const cancelledCount = records.length - doneCount - failed.size;
    const result: JobResult = {
      summary: summarise(task.done, doneCount, failed.size, cancelledCount),
      failures: [...failed].map(([record, reason]) => ({
        label: resource.recordLabel(record) || idOf(record),
        reason,
      })),
    };
    if (failed.size > 0)
      result.retry = () =>
        startBulkJob({ ...task, records: [...failed.keys()], confirm: undefined }, context);
    return result;
  }

  announce(`${label}: ${records.length}`);
  void startJob({
    label,
    total: records.length,
    sessionSignal,
    run: (job) => selection.lockWhile(records.map(idOf), () => run(job)),
  });
}

import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/create-api.ts';
import type { OperationKey } from '../../api/contract.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { invalidateOperations } from '../../api/query-client.ts';
import type { SessionStore } from '../../session/session-store.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { formatCount } from '../../ui/format.ts';
import { type JobResult, startJob } from '../../ui/feedback/jobs.ts';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { getSelection, type Selection } from './selection.ts';
import { runForEach } from './run-for-each.ts';

/** What a job sends for each of its records. */
export interface BulkTask {
  resource: Resource;
  records: readonly ResourceRecord[];
  operation: OperationKey;
  /** "Deleting users" */
  label: string;
  /** What the summary calls success: "deleted". */
  done: string;
  /** Whether an error means that there is nothing left to do. */
  isDone?: (error: Error) => boolean;
  onSuccess?: ((response: object, record: ResourceRecord) => void) | undefined;
  invalidates: readonly OperationKey[];
}

export interface BulkContext {
  api: Api;
  queries: QueryClient;
  store: SessionStore;
}

const lock = (selection: Selection, ids: readonly string[]) =>
  selection.setState({ locked: new Set([...selection.getState().locked, ...ids]) });

const unlock = (selection: Selection, ids: readonly string[]) =>
  selection.setState({
    locked: new Set([...selection.getState().locked].filter((id) => !ids.includes(id))),
  });

/** The records that no job works on. */
export const listFree = (
  { resource, records }: Pick<BulkTask, 'resource' | 'records'>,
  selection: Selection,
) => records.filter((record) => !selection.getState().locked.has(getId(resource, record)));

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
  const records = listFree(task, selection);
  if (records.length === 0) return;
  const idOf = (record: ResourceRecord) => getId(resource, record);
  const ids = records.map(idOf);
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

  async function run(signal: AbortSignal, onProgress: (done: number) => void): Promise<JobResult> {
    await runForEach({
      items: records,
      send,
      signal,
      onProgress,
      onSuccess(record) {
        doneCount += 1;
        selection.selectAll([record], false);
      },
      onFailure(record, { message }) {
        failed.set(record, message);
        const { failures } = selection.getState();
        selection.setState({ failures: new Map(failures).set(idOf(record), message) });
      },
    });
    if (!sessionSignal.aborted) {
      await invalidateOperations(queries, task.invalidates);
    }
    const cancelledCount = records.length - doneCount - failed.size;
    return {
      summary: summarise(task.done, doneCount, failed.size, cancelledCount),
      failures: [...failed].map(([record, reason]) => ({
        label: resource.recordLabel(record) || idOf(record),
        reason,
      })),
      ...(failed.size > 0 && {
        retry: () => startBulkJob({ ...task, records: [...failed.keys()] }, context),
      }),
    };
  }

  lock(selection, ids);
  announce(`${label}: ${ids.length}`);
  void startJob({
    label,
    total: ids.length,
    sessionSignal,
    run: ({ signal, setProgress }) =>
      run(signal, (done) => setProgress(done, ids.length)).finally(() => unlock(selection, ids)),
  });
}

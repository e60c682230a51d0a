/** Runs deletions, edits and actions on the selected records. */
import { acceptGone } from '../../api/api-error.ts';
import { toError } from '../../api/to-error.ts';
import type { Realtime } from '../../realtime/create-realtime.ts';
import type { PreferencesStore } from '../../session/preferences.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import {
  getId,
  type SentRecordAction,
  type Resource,
  type ResourceRecord,
  getReaders,
} from '../config/resource.ts';
import { discardRecord } from '../config/selection.ts';
import { buildUpdateBody } from '../form/update-body.ts';
import { getMutation, handleDeletion } from '../mutations/record-mutations.ts';
import { type BulkContext, type BulkTask, startBulkJob } from './bulk-job.ts';
import { fetchRecords, type KnownRecords } from './fetch-records.ts';

interface ActionContext extends BulkContext {
  preferences: PreferencesStore;
}

export interface MutationContext extends ActionContext {
  realtime: Realtime;
}

/** Deletes records after a confirmation, in a job. */
export function deleteRecords(
  resource: Resource,
  records: readonly ResourceRecord[],
  context: MutationContext,
): Promise<void> {
  const { operation, config } = getMutation(resource, 'delete');
  const plural = resource.labels.plural.toLowerCase();
  const task: BulkTask = {
    resource,
    records,
    confirm: (count: number) =>
      count === 1 ? config.confirm : `Are you sure you want to delete these ${count} ${plural}?`,
    operation,
    label: `Deleting ${plural}`,
    doneLabel: `${resource.labels.plural} deleted`,
    succeeded: 'deleted',
    acceptError: acceptGone,
    onResponse: (response: unknown, record: ResourceRecord) =>
      handleDeletion(resource, getId(resource, record), response, context),
    invalidates: [resource.operations.list],
    lockReason: 'deleting',
  };
  return startBulkJob(task, context);
}

/** A field of a form and a value for it. */
interface FieldChange {
  name: string;
  label: string;
  value: unknown;
}

/** Changes one field of records in a job, and no other field. */
export function editRecords(
  resource: Resource,
  records: readonly ResourceRecord[],
  { name, label, value }: FieldChange,
  context: MutationContext,
): Promise<void> {
  const { operation, config } = getMutation(resource, 'update');
  const plural = resource.labels.plural.toLowerCase();
  const task: BulkTask = {
    resource,
    records,
    operation,
    label: `Changing ${label} of ${plural}`,
    doneLabel: `${label} of ${plural} changed`,
    succeeded: 'changed',
    buildBody: (api, record, signal) =>
      buildUpdateBody(api, resource, getId(resource, record), { [name]: value }, signal),
    onResponse: (response) => config.onSuccess?.(response, context),
    invalidates: getReaders(resource),
  };
  return startBulkJob(task, context);
}

/** Runs an action on those records that allow it now, after a confirmation, in a job. */
export async function runAction(
  resource: Resource,
  { label, operation, when, confirm }: SentRecordAction,
  { records: selected, outdated }: KnownRecords,
  context: ActionContext,
): Promise<void> {
  const plural = resource.labels.plural.toLowerCase();
  // Records on which another job works are left out.
  const { locked } = context.getSelection(resource).getState();
  const free = selected.filter((record) => !locked.has(getId(resource, record)));
  const known = { records: free, outdated };
  const current = when ? await readCurrent(resource, label, known, context) : free;
  if (!current) return;
  const total = current.length;
  const records = when ? current.filter((record) => when(record)) : current;
  if (records.length === 0) {
    toastError(`None of the selected ${plural} allows “${label}”.`);
    return;
  }
  const task = {
    resource,
    records,
    confirm(count: number) {
      if (total === 1 && confirm !== undefined) return confirm;
      return `${label}: ${count < total ? `${count} of ${total}` : count} ${plural}?`;
    },
    operation,
    label: `${label}: ${plural}`,
    succeeded: 'done',
    invalidates: getReaders(resource),
  };
  await startBulkJob(task, context);
}

/**
 * Reads the current values of records, and locks the records against other jobs in the meantime. Undefined if the
 * reading fails.
 */
async function readCurrent(
  resource: Resource,
  label: string,
  known: KnownRecords,
  context: ActionContext,
): Promise<ResourceRecord[] | undefined> {
  const { api, store } = context;
  const signal = store.getSignal();
  const current: ResourceRecord[] = [];
  const ids = known.records.map((record) => getId(resource, record));
  const onGone = (id: string) => discardRecord(resource, id, context);
  try {
    await context.getSelection(resource).lockWhile(ids, async () => {
      for await (const { rows } of fetchRecords(api, resource, known, signal, onGone))
        current.push(...rows);
    });
    return current;
  } catch (error) {
    if (!signal.aborted) toastError(`${label}: ${toError(error).message}`);
    return undefined;
  }
}

import { ApiError } from '../../api/api-error.ts';
import { forgetRecord, type PreferencesStore } from '../../session/preferences.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { getMutation } from '../form/use-resource-mutation.ts';
import { getId } from '../config/read-record.ts';
import type { ActionConfig, Resource, ResourceRecord, Services } from '../config/resource.ts';
import { getSelection } from './selection.ts';
import { type BulkContext, listFree, startBulkJob } from './start-bulk-job.ts';

/** A record that is gone needs no deletion; a repeated request finds what the first has deleted. */
const isGone = (error: Error) => error instanceof ApiError && error.status === 404;

/** Deletes records after a confirmation, in a job. */
export function deleteRecords(
  resource: Resource,
  selected: readonly ResourceRecord[],
  context: BulkContext & { services: Services; preferences: PreferencesStore },
): void {
  const records = listFree({ resource, records: selected }, getSelection(context.store, resource));
  if (records.length === 0) return;
  const { operation, config } = getMutation(resource, 'delete');
  const plural = resource.labels.plural.toLowerCase();
  const question =
    records.length === 1
      ? config.confirm
      : `Are you sure you want to delete these ${records.length} ${plural}?`;
  if (!window.confirm(question)) return;

  function onSuccess(response: object, record: ResourceRecord) {
    forgetRecord(context.preferences, { resource: resource.name, id: getId(resource, record) });
    try {
      config.onSuccess?.(response, context.services);
    } catch (error) {
      // The record is deleted: this must not count as a failed deletion.
      toastError((error as Error).message);
    }
  }

  startBulkJob(
    {
      resource,
      records,
      operation,
      label: `Deleting ${plural}`,
      done: 'deleted',
      isDone: isGone,
      onSuccess,
      invalidates: [resource.operations.list],
    },
    context,
  );
}

/** Runs an action on those records that allow it, after a confirmation, in a job. */
export function runAction(
  resource: Resource,
  action: ActionConfig,
  selected: readonly ResourceRecord[],
  context: BulkContext,
): void {
  const { label, operation, when, confirm } = action;
  const free = listFree({ resource, records: selected }, getSelection(context.store, resource));
  const records = when ? free.filter((record) => when(record)) : free;
  if (records.length === 0) return;
  const plural = resource.labels.plural.toLowerCase();
  const count =
    records.length < selected.length ? `${records.length} of ${selected.length}` : records.length;
  const question =
    selected.length === 1 && confirm !== undefined ? confirm : `${label}: ${count} ${plural}?`;
  if (!window.confirm(question)) return;
  const { list, read } = resource.operations;
  startBulkJob(
    {
      resource,
      records,
      operation,
      label: `${label}: ${plural}`,
      done: 'done',
      invalidates: [list, read],
    },
    context,
  );
}

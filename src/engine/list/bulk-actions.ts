import { ApiError } from '../../api/api-error.ts';
import { forgetRecord, type PreferencesStore } from '../../session/preferences.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { getId } from '../config/read-record.ts';
import type { ActionConfig, Resource, ResourceRecord, Services } from '../config/resource.ts';
import { getMutation } from '../form/use-resource-mutation.ts';
import { type BulkContext, startBulkJob } from './bulk-job.ts';

/** Deletes records after a confirmation, in a job. */
export function deleteRecords(
  resource: Resource,
  records: readonly ResourceRecord[],
  context: BulkContext & { services: Services; preferences: PreferencesStore },
): void {
  const { operation, config } = getMutation(resource, 'delete');
  const { preferences, services } = context;
  const plural = resource.labels.plural.toLowerCase();
  const task = {
    resource,
    records,
    confirm: ({ length }: readonly ResourceRecord[]) =>
      length === 1 ? config.confirm : `Are you sure you want to delete these ${length} ${plural}?`,
    operation,
    label: `Deleting ${plural}`,
    done: 'deleted',
    // A record that is gone needs no deletion; a repeated request finds what the first has deleted.
    isDone: (error: Error) => error instanceof ApiError && error.status === 404,
    onSuccess(response: object, record: ResourceRecord) {
      forgetRecord(preferences, { resource: resource.name, id: getId(resource, record) });
      try {
        config.onSuccess?.(response, services);
      } catch (error) {
        // The record is deleted: this must not count as a failed deletion.
        toastError((error as Error).message);
      }
    },
    invalidates: [resource.operations.list],
  };
  startBulkJob(task, context);
}

/** Runs an action on those records that allow it, after a confirmation, in a job. */
export function runAction(
  resource: Resource,
  { label, operation, when = () => true, confirm }: ActionConfig,
  selected: readonly ResourceRecord[],
  context: BulkContext,
): void {
  const { list, read } = resource.operations;
  const plural = resource.labels.plural.toLowerCase();
  const total = selected.length;
  const task = {
    resource,
    records: selected.filter((record) => when(record)),
    confirm({ length }: readonly ResourceRecord[]) {
      if (total === 1 && confirm !== undefined) return confirm;
      return `${label}: ${length < total ? `${length} of ${total}` : length} ${plural}?`;
    },
    operation,
    label: `${label}: ${plural}`,
    done: 'done',
    invalidates: [list, read],
  };
  startBulkJob(task, context);
}

import { buildPathParams } from '../../api/path-params.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { getId } from '../config/read-record.ts';
import type { ActionConfig, Resource, ResourceRecord } from '../config/resource.ts';

/** The actions that a record allows now. */
export const listActions = ({ actions }: Resource, record: ResourceRecord) =>
  actions.filter(({ when }) => when === undefined || when(record));

/** An action on one record, after the administrator has confirmed it. It is pending until list and record are read again. */
export function useRecordAction(resource: Resource, action: ActionConfig, record: ResourceRecord) {
  const { list, read } = resource.operations;
  const { operation, confirm, successMessage } = action;
  const { isPending, mutate } = useApiMutation({
    operation,
    confirm,
    successMessage,
    invalidates: [list, read],
    awaitsRefetch: true,
  });
  const path = buildPathParams(operation, getId(resource, record));
  return { isPending, run: () => mutate({ path }) };
}

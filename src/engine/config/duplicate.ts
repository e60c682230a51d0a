import { type CodedRecordAction, getId, type Resource } from './resource.ts';

/** The query parameter of the add screen that has the identifier of the record to copy. */
export const copiedIdParam = 'from';

/** The action that opens the add screen with the values of a record. */
export const createDuplicateAction = (
  addRoute: `/admin/${string}`,
  resource: Pick<Resource, 'idProperty'>,
): CodedRecordAction => ({
  label: 'Duplicate',
  run: (record, { open }) =>
    open(`${addRoute}?${copiedIdParam}=${encodeURIComponent(getId(resource, record))}`),
});

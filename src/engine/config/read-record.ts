import type { Resource, ResourceRecord } from './resource.ts';

/** The identifier of a row or a record, as in the URL. */
export const getId = ({ idProperty }: Pick<Resource, 'idProperty'>, record: ResourceRecord) =>
  String(record[idProperty]);

/** Returns a function that reads the record from a response to the resource's `read`. */
export const selectRecord =
  ({ record }: Pick<Resource, 'record'>) =>
  (response: unknown) =>
    (record === undefined
      ? response
      : (response as Record<string, unknown>)[record]) as ResourceRecord;

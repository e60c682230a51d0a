import type { Api } from '../../api/create-api.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { operationQuery } from '../../api/query-client.ts';
import type { ResourceRecord, Resource } from './resource.ts';

/** The identifier of a row or a record, as in the URL. */
export const getId = ({ idProperty }: Pick<Resource, 'idProperty'>, record: ResourceRecord) =>
  String(record[idProperty]);

/** Returns a function that reads the record from a response to the resource's `read`. */
export const selectRecord =
  ({ record }: Resource) =>
  (response: unknown) =>
    (record === undefined
      ? response
      : (response as Record<string, unknown>)[record]) as ResourceRecord;

/** Query options for the record with an id. */
export const recordQuery = (api: Api, { operations: { read } }: Resource, id: string) =>
  operationQuery(api, read, { path: buildPathParams(read, id) });

import { createGoneError } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { fetchRows } from './fetch-rows.ts';
import { getId, type Resource, type ResourceRecord } from './resource.ts';

/** Reads a list until the row of a record is found, because no operation reads the record itself. */
export async function readRow(
  api: Api,
  resource: Resource,
  id: string,
  signal: AbortSignal,
): Promise<ResourceRecord> {
  for await (const { rows } of fetchRows(api, resource, { search: '' }, signal)) {
    const row = rows.find((candidate) => getId(resource, candidate) === id);
    if (row) return row;
  }
  throw createGoneError(api.getOperation(resource.operations.list).id);
}

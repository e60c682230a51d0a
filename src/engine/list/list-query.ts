import type { Api } from '../../api/create-api.ts';
import { buildListQuery, type ListParams, readListResponse } from '../../api/paging.ts';
import type { RouteQuery } from '../../api/prefetch-query.ts';
import { operationQuery } from '../../api/query-client.ts';
import type { Resource, ResourceRecord } from '../resource.ts';
import { parseListParams } from './list-params.ts';

/** Query options for a page of a list. */
export function listQuery(
  api: Api,
  { operations, paging, rows }: Pick<Resource, 'operations' | 'paging' | 'rows'>,
  listParams: ListParams,
) {
  const { queryKey, queryFn } = operationQuery(api, operations.list, {
    query: buildListQuery(paging, listParams),
  });
  // The row number is part of the data: placeholder rows of the previous page keep theirs.
  const firstRowNumber = (listParams.page - 1) * listParams.pageSize + 1;
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => ({
      ...readListResponse<ResourceRecord>(paging, rows, await queryFn(context)),
      firstRowNumber,
    }),
  };
}

/** The query of the list screen at an address. */
export const listRouteQuery =
  (resource: Resource): RouteQuery =>
  (api, { searchParams }) =>
    listQuery(api, resource, parseListParams(searchParams, resource.paging));

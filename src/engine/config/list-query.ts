import type { QueryClient, QueryState } from '@tanstack/react-query';
import type { Api } from '../../api/create-api.ts';
import { buildListQuery, type ListParams, readListResponse } from '../../api/paging.ts';
import { operationQuery, operationQueryKey } from '../../api/query-client.ts';
import type { Resource, ResourceRecord } from './resource.ts';

/** A page of a list. */
export interface ListPage {
  /** The number of rows on all pages. */
  total: number;
  rows: ResourceRecord[];
  /** The number of the first row, counted from 1 over all pages. */
  firstRowNumber: number;
  search: string;
}

/** Query options for a page of a list. */
export function listQuery(
  api: Api,
  { operations, paging, rows }: Pick<Resource, 'operations' | 'paging' | 'rows'>,
  listParams: ListParams,
) {
  const { queryKey, queryFn } = operationQuery(api, operations.list, {
    query: buildListQuery(paging, listParams),
  });
  // Row number and search are part of the data: placeholder rows of the previous page keep theirs.
  const { search } = listParams;
  const firstRowNumber = (listParams.page - 1) * listParams.pageSize + 1;
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<ListPage> => ({
      ...readListResponse<ResourceRecord>(paging, rows, await queryFn(context)),
      firstRowNumber,
      search,
    }),
  };
}

/**
 * The number of rows that a search finds, if one of its pages was read and nothing has changed since; undefined
 * otherwise. It sends no request.
 */
export function findTotal(
  client: QueryClient,
  { operations }: Pick<Resource, 'operations'>,
  search: string,
): number | undefined {
  const [latest] = client
    .getQueryCache()
    .findAll({ queryKey: operationQueryKey(operations.list) })
    .map(({ state }) => state as QueryState<Partial<ListPage>>)
    .filter(({ data, isInvalidated }) => data?.search === search && !isInvalidated)
    .toSorted((a, b) => b.dataUpdatedAt - a.dataUpdatedAt);
  return latest?.data?.total;
}

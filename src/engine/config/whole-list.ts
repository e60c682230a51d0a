/** Lists that have no pages of their own. */
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Api } from '../../api/create-api.ts';
import type { ListParams } from '../../api/paging.ts';
import {
  fetchListPage,
  isSearchedHere,
  type ListPage,
  type ListResource,
  matchesSearch,
  pickCriteria,
} from './list-page.ts';
import { sortRows } from './sort-rows.ts';

/** How long a whole list is used that was read for one of its pages. */
const wholeListMaxAgeMs = 30_000;

/** The number of rows to ask for where a list takes only that, and no page: as many as the contract allows. */
function getWholeSize(api: Api, { operations, paging }: ListResource): number {
  const { queryConstraints } = api.getOperation(operations.list);
  return queryConstraints[paging.request.size ?? '']?.maximum ?? 500;
}

/** The page of a list that has no pages of its own: the whole list is read once, and searched and cut here. */
export async function cutPage(
  api: Api,
  resource: ListResource,
  listParams: ListParams,
  { client: queryClient }: Pick<QueryFunctionContext, 'client'>,
): Promise<ListPage> {
  const { page, pageSize, search, sort } = listParams;
  const isHere = isSearchedHere(resource.paging);
  const wholeParams = {
    page: 1,
    pageSize: getWholeSize(api, resource),
    ...pickCriteria(listParams),
    ...(isHere && { search: '' }),
    sort: undefined,
  };
  const whole = await queryClient.fetchQuery({
    // Of all its pages.
    queryKey: [resource.operations.list, { whole: pickCriteria(wholeParams) }],
    // The query of the page repeats.
    retry: false,
    staleTime: wholeListMaxAgeMs,
    queryFn: ({ signal }) => fetchListPage(api, resource, wholeParams, signal),
  });
  const rows = isHere ? whole.rows.filter((row) => matchesSearch(row, search)) : whole.rows;
  const first = (page - 1) * pageSize;
  return {
    ...whole,
    rows: sortRows(rows, sort).slice(first, first + pageSize),
    total: rows.length,
    firstRowNumber: first + 1,
    ...pickCriteria(listParams),
  };
}

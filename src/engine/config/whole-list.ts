/** Makes the pages of a list in the browser, if the server has no pages, filters or orders for them. */
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/create-api.ts';
import type { ListCriteria, ListParams } from '../../api/paging.ts';
import { addNew, getLargestPageSize } from './fetch-rows.ts';
import { fetchShared, type QueryContext } from './fetch-shared.ts';
import { matchesFilters } from './filter-rows.ts';
import {
  countPages,
  fetchListPage,
  isSearchedHere,
  type ListPage,
  type ListResource,
  matchesSearch,
  pickCriteria,
} from './list-page.ts';
import { getReading, type Reading, setReading } from './reading.ts';
import { respectRateLimit } from './rate-limit.ts';
import type { ResourceRecord } from './resource.ts';
import { fetchFoundRows } from './search-words.ts';
import { sortRows } from './sort-rows.ts';

/** The most rows that are read before the administrator agrees to read more. */
const maxRows = 1000;

/** How long a list that was read whole is used for its pages; a long list is kept longer. */
const maxAgeMs = 30_000;
const longMaxAgeMs = 10 * 60_000;

/** The number of rows to request from a list that accepts a size, but no page: as many as the contract allows. */
function getWholeSize(api: Api, { operations, paging }: ListResource): number {
  const { queryConstraints } = api.getOperation(operations.list);
  return queryConstraints[paging.request.size ?? '']?.maximum ?? 500;
}

/** The criteria that the server supports: the search and the filters. */
const pickServerCriteria = (
  { paging }: ListResource,
  { search, filters }: ListCriteria,
): ListCriteria => ({
  search: isSearchedHere(paging) ? '' : search,
  ...(!paging.filtersRows && filters && { filters }),
});

/** Reads all pages. Those of a long list are read only if the administrator has agreed. */
async function readPages(
  api: Api,
  resource: ListResource,
  criteria: ListCriteria,
  { client: queryClient, signal }: QueryContext,
  mayReadLong: boolean,
): Promise<ListPage> {
  const ids = new Set<unknown>();
  const rows: ResourceRecord[] = [];
  let last: ListPage | undefined;
  for await (const page of fetchFoundRows(api, resource, criteria, signal)) {
    rows.push(...page.rows.filter((row) => addNew(ids, row[resource.idProperty])));
    const total = page.isTotalKnown ? page.total : undefined;
    if (!mayReadLong && (total ?? rows.length) > maxRows) {
      // The first page is read twice.
      const requestCount = total && countPages(total, getLargestPageSize(api, resource)) + 1;
      return { ...page, rows: [], isTotalKnown: false, unread: { total, requestCount } };
    }
    setReading(queryClient, resource, { count: rows.length, total });
    last = page;
  }
  const searched = last?.searched;
  return {
    rows,
    total: rows.length,
    isTotalKnown: true,
    firstRowNumber: 1,
    ...criteria,
    ...(searched && { searched }),
  };
}

/** All rows that the server finds for a search. They come from the cache if they have just been read. */
async function readWhole(
  api: Api,
  resource: ListResource,
  criteria: ListCriteria,
  pageContext: QueryContext,
  mayReadLong: boolean,
): Promise<ListPage> {
  const isPaged = resource.paging.request.by !== 'nothing';
  const wholeParams = { ...criteria, pageNumber: 1, pageSize: getWholeSize(api, resource) };
  const query = {
    // The key is the same for all pages of the list.
    queryKey: [resource.operations.list, { whole: criteria, mayReadLong }],
    // The query of the page repeats failed requests.
    retry: false,
    staleTime: ({ state }: { state: { data: ListPage | undefined } }) =>
      (state.data?.rows.length ?? 0) > maxRows ? longMaxAgeMs : maxAgeMs,
    queryFn(context: QueryContext): Promise<ListPage> {
      const { client: queryClient, signal } = context;
      const update = (shown: Reading) => setReading(queryClient, resource, shown);
      const limitedApi = respectRateLimit(api, { signal, update });
      return isPaged
        ? readPages(limitedApi, resource, criteria, context, mayReadLong)
        : fetchListPage(limitedApi, resource, wholeParams, signal);
    },
  };
  return fetchShared(query, pageContext);
}

/** Chooses and sorts rows by the criteria that the server does not support. */
function chooseRows({ paging }: ListResource, rows: ResourceRecord[], criteria: ListCriteria) {
  const { search, filters = {}, sort } = criteria;
  const found = isSearchedHere(paging) ? rows.filter((row) => matchesSearch(row, search)) : rows;
  const chosen = paging.filtersRows ? found.filter((row) => matchesFilters(row, filters)) : found;
  return sortRows(chosen, sort);
}

/** Makes a page from the rows of the whole list. */
export async function cutPage(
  api: Api,
  resource: ListResource,
  listParams: ListParams,
  context: QueryContext,
): Promise<ListPage> {
  const { pageNumber, pageSize } = listParams;
  const serverCriteria = pickServerCriteria(resource, listParams);
  const { mayReadLong = false } = getReading(context.client, resource);
  const whole = await readWhole(api, resource, serverCriteria, context, mayReadLong);
  const criteria = pickCriteria(listParams);
  if (whole.unread) return { ...whole, ...criteria };
  const rows = chooseRows(resource, whole.rows, listParams);
  const first = (pageNumber - 1) * pageSize;
  return {
    ...whole,
    rows: rows.slice(first, first + pageSize),
    total: rows.length,
    firstRowNumber: first + 1,
    readCount: whole.rows.length,
    ...criteria,
  };
}

/** All rows of a list that the console filters or sorts, as one page. */
export async function* fetchChosenRows(
  api: Api,
  resource: ListResource,
  criteria: ListCriteria,
  context: { client: QueryClient; signal: AbortSignal },
): AsyncGenerator<ListPage> {
  const serverCriteria = pickServerCriteria(resource, criteria);
  const whole = await readWhole(api, resource, serverCriteria, context, true);
  const rows = chooseRows(resource, whole.rows, criteria);
  yield { ...whole, rows, total: rows.length };
}

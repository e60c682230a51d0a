import { pMapIterable } from 'p-map';
import type { Api } from '../../api/create-api.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { countPages, type ListPage, listQuery } from '../config/queries.ts';
import type { Resource } from '../config/resource.ts';

/** The part of a resource that reads a list. */
type ListResource = Pick<Resource, 'operations' | 'paging' | 'rows' | 'idProperty'>;

const maxConcurrentRequests = 4;

/** A contract without a maximum, or with a very high one, leaves the size of a response to the console. */
const maxPageSize = 500;

/** The largest page that the contract allows. */
export function getLargestPageSize(
  api: Pick<Api, 'getOperation'>,
  { operations, paging }: Pick<ListResource, 'operations' | 'paging'>,
): number {
  const constraints = api.getOperation(operations.list).queryConstraints[paging.size];
  const { enum: options, maximum } = constraints ?? {};
  const largestOption = Math.max(...paging.pageSizes.options);
  if (options || maximum === undefined) return largestOption;
  return Math.max(largestOption, Math.min(maximum, maxPageSize));
}

/**
 * Reads all rows of a list, page by page and in order, with at most four requests at once, which repeat like other
 * reads. The first page is read alone, and again at the end: if it has other rows by then, the list has changed, and it
 * comes again.
 */
export async function* fetchRows(
  api: Api,
  resource: ListResource,
  search: string,
  signal: AbortSignal,
): AsyncGenerator<ListPage> {
  const pageSize = getLargestPageSize(api, resource);
  // Of its own: a mutation removes from that of the console what no screen shows.
  const queries = createQueryClient();
  const abort = () => void queries.cancelQueries();
  signal.addEventListener('abort', abort);

  function fetchPage(page: number) {
    signal.throwIfAborted();
    const query = listQuery(api, resource, { page, pageSize, search });
    // Not kept: a list may have a hundred thousand rows.
    return queries.fetchQuery({ ...query, gcTime: 0, staleTime: 0 });
  }

  const getIds = ({ rows }: ListPage) => rows.map((row) => row[resource.idProperty]).join();

  try {
    const first = await fetchPage(1);
    let pageCount = countPages(first.total, pageSize);
    yield first;
    // The list may grow while it is read.
    for (let read = 1; read < pageCount;) {
      const pages = Array.from({ length: pageCount - read }, (_, index) => read + index + 1);
      read = pageCount;
      for await (const page of pMapIterable(pages, fetchPage, {
        concurrency: maxConcurrentRequests,
      })) {
        pageCount = countPages(page.total, pageSize);
        yield page;
      }
    }
    // A deletion and an addition leave the total as it was.
    if (first.total <= pageSize) return;
    const again = await fetchPage(1);
    if (getIds(again) !== getIds(first)) yield again;
  } finally {
    // After an error, or when the reader stops, the requests that still run are aborted.
    abort();
    signal.removeEventListener('abort', abort);
  }
}

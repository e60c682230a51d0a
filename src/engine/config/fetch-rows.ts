import { pMapIterable } from 'p-map';
import type { Api } from '../../api/create-api.ts';
import type { ListCriteria } from '../../api/paging.ts';
import { createQueryClient } from '../../api/query-client.ts';
import {
  countPages,
  fetchListPage,
  type ListPage,
  type ListResource,
  pickCriteria,
} from './list-page.ts';

/** The browser would queue further requests, and the server would be kept from responding to others. */
export const maxConcurrentRequests = 4;

/** If the contract has no maximum, or a very high one, a page has this many rows. */
const maxPageSize = 500;

/** The largest page that the contract allows. */
export function getLargestPageSize(
  api: Pick<Api, 'getOperation'>,
  { operations, paging }: Pick<ListResource, 'operations' | 'paging'>,
): number {
  const { size } = paging.request;
  if (size === undefined) return Infinity;
  const constraints = api.getOperation(operations.list).queryConstraints[size];
  const { enum: options, maximum } = constraints ?? {};
  const largestOption = Math.max(...paging.pageSizes.options);
  if (options || maximum === undefined) return largestOption;
  return Math.max(largestOption, Math.min(maximum, maxPageSize));
}

type Send<Data> = (signal: AbortSignal) => Promise<Data>;

/**
 * Returns a reader that sends requests, and repeats them as other reads are repeated, until it is closed or the signal
 * aborts. It caches nothing, because a list may have a hundred thousand rows. It has its own query client, because a
 * mutation removes queries that no screen shows from that of the console.
 */
export function createReader(signal: AbortSignal) {
  const queryClient = createQueryClient();
  const abort = () => void queryClient.cancelQueries();
  signal.addEventListener('abort', abort);
  return {
    /** Reads with the same key share one request. */
    read<Data>(key: string | number, send: Send<Data>): Promise<Data> {
      signal.throwIfAborted();
      return queryClient.fetchQuery({
        queryKey: [key],
        queryFn: (context) => send(context.signal),
        gcTime: 0,
        staleTime: 0,
      });
    },
    close() {
      abort();
      signal.removeEventListener('abort', abort);
    },
  };
}

/**
 * Adds the identifier of a row, and returns whether it is new. If a row is added while pages are read, other rows move
 * to the next page, and arrive twice. A row without an identifier always counts as new.
 */
export function addNew(ids: Set<unknown>, id: unknown): boolean {
  if (id === undefined || id === null) return true;
  const isNew = !ids.has(id);
  ids.add(id);
  return isNew;
}

/**
 * Reads all rows that the server finds, page by page and in order, with at most four requests at once. The first page
 * is read alone, and read again at the end. If its rows differ by then, the list has changed, and the first page is
 * yielded again.
 */
export async function* fetchRows(
  api: Api,
  resource: ListResource,
  criteria: ListCriteria,
  signal: AbortSignal,
): AsyncGenerator<ListPage> {
  const pageSize = getLargestPageSize(api, resource);
  const { read, close } = createReader(signal);
  let cursor: string | undefined;
  async function fetchPage(pageNumber: number) {
    const params = {
      ...pickCriteria(criteria),
      pageNumber,
      pageSize,
      cursor: pageNumber === 1 ? undefined : cursor,
    };
    const found = await read(pageNumber, (sent) => fetchListPage(api, resource, params, sent));
    // A list with cursors reveals only the next page, so its pages are read one after the other.
    cursor = found.nextCursor;
    return found;
  }

  const getIds = ({ rows }: ListPage) => rows.map((row) => row[resource.idProperty]).join();

  try {
    const first = await fetchPage(1);
    let pageCount = countPages(first.total, pageSize);
    yield first;
    // The list may grow while it is read.
    for (let readCount = 1; readCount < pageCount;) {
      const pages = Array.from({ length: pageCount - readCount }, (_, i) => readCount + i + 1);
      readCount = pageCount;
      for await (const page of pMapIterable(pages, fetchPage, {
        concurrency: maxConcurrentRequests,
      })) {
        pageCount = countPages(page.total, pageSize);
        yield page;
      }
    }
    // The total does not show whether the list has changed: a deletion and an addition leave it as it was.
    if (first.total <= pageSize) return;
    const again = await fetchPage(1);
    if (getIds(again) !== getIds(first)) yield again;
  } finally {
    // After an error, or when the reader stops, pending requests are aborted.
    close();
  }
}

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

/** More requests at once would only wait in the browser, and keep the server from answering others. */
export const maxConcurrentRequests = 4;

/** A contract without a maximum, or with a very high one, leaves the size of a response to the console. */
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
 * Sends requests that repeat like other reads, until it is closed or the signal aborts. Nothing is kept: a list may have a
 * hundred thousand rows. Not by the console's query client, from which a mutation removes what no screen shows.
 */
export function createReader(signal: AbortSignal) {
  const queryClient = createQueryClient();
  const abort = () => void queryClient.cancelQueries();
  signal.addEventListener('abort', abort);
  return {
    /** Requests with the same key are one. */
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
 * Adds the identifier of a row; returns whether it is new. A row that was added meanwhile moves others to the next page:
 * they arrive twice. A row without an identifier cannot be recognised.
 */
export function addNew(ids: Set<unknown>, id: unknown): boolean {
  if (id === undefined || id === null) return true;
  const isNew = !ids.has(id);
  ids.add(id);
  return isNew;
}

/**
 * Reads all rows that the server finds, page by page and in order, with at most four requests at once. The first page is
 * read alone, and again at the end: if it has other rows by then, the list has changed, and it comes again.
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
  async function fetchPage(page: number) {
    const params = {
      ...pickCriteria(criteria),
      page,
      pageSize,
      cursor: page === 1 ? undefined : cursor,
    };
    const found = await read(page, (sent) => fetchListPage(api, resource, params, sent));
    // A list with cursors tells of one page more each time, so that no two are read at once.
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
    // A deletion and an addition leave the total as it was.
    if (first.total <= pageSize) return;
    const again = await fetchPage(1);
    if (getIds(again) !== getIds(first)) yield again;
  } finally {
    // After an error, or when the reader stops, the requests that still run are aborted.
    close();
  }
}

import { pMapIterable } from 'p-map';
import { acceptGone, gone } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { createQueryClient } from '../../api/query-client.ts';
import { countPages, type ListPage, listQuery, recordQuery } from '../config/queries.ts';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';

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

interface Query<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

/**
 * Sends requests that repeat like other reads, until it is closed or the signal aborts. Nothing is kept: a list may have a
 * hundred thousand rows. Not by the console's query client, from which a mutation removes what no screen shows.
 */
function createReader(signal: AbortSignal) {
  const queries = createQueryClient();
  const abort = () => void queries.cancelQueries();
  signal.addEventListener('abort', abort);
  return {
    read<Data>({ queryKey, queryFn }: Query<Data>): Promise<Data> {
      signal.throwIfAborted();
      return queries.fetchQuery<unknown, Error, Data>({
        queryKey,
        queryFn,
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
 * Reads all rows of a list, page by page and in order, with at most four requests at once. The first page is read alone, and again at the end: if it has other rows by then, the list has changed, and it
 * comes again.
 */
export async function* fetchRows(
  api: Api,
  resource: ListResource,
  search: string,
  signal: AbortSignal,
): AsyncGenerator<ListPage> {
  const pageSize = getLargestPageSize(api, resource);
  const { read, close } = createReader(signal);
  const fetchPage = (page: number) => read(listQuery(api, resource, { page, pageSize, search }));
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

/** Records of which some are outdated. */
export interface KnownRecords {
  records: readonly ResourceRecord[];
  outdated: ReadonlySet<ResourceRecord>;
}

/**
 * The records with the values that they have now, one a page and in order: those that are outdated are read again, and
 * keep what only a row has. One that is gone leaves its page empty, and is passed to `onGone`.
 */
export async function* fetchRecords(
  api: Api,
  resource: Resource,
  { records, outdated }: KnownRecords,
  signal: AbortSignal,
  onGone: (id: string) => void,
): AsyncGenerator<Pick<ListPage, 'rows' | 'total' | 'firstRowNumber'>> {
  const { read, close } = createReader(signal);

  async function fetchRecord(record: ResourceRecord, index: number) {
    const page = { rows: [record], total: records.length, firstRowNumber: index + 1 };
    if (!outdated.has(record)) return page;
    const id = getId(resource, record);
    const { select, ...query } = recordQuery(api, resource, id);
    const response = await read(query).catch(acceptGone);
    if (response !== gone) return { ...page, rows: [{ ...record, ...select(response) }] };
    onGone(id);
    return { ...page, rows: [] };
  }

  try {
    yield* pMapIterable(records, fetchRecord, { concurrency: maxConcurrentRequests });
  } finally {
    close();
  }
}

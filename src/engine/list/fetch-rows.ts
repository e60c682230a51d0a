import { pMapIterable } from 'p-map';
import type { Api } from '../../api/create-api.ts';
import { buildListQuery, readListResponse } from '../../api/paging.ts';
import { shouldRetry } from '../../api/query-client.ts';
import { countPages } from '../config/list-params.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';

/** The part of a resource that reads a list. */
type ListResource = Pick<Resource, 'operations' | 'paging' | 'rows'>;

export interface RowsPage {
  rows: readonly ResourceRecord[];
  /** The number of rows on all pages, by the response with this one. */
  total: number;
  /** The number of requests that read all pages. */
  requestCount: number;
}

interface FetchRowsOptions {
  api: Pick<Api, 'getOperation' | 'requestByKey'>;
  resource: ListResource;
  search: string;
  signal: AbortSignal;
  retryDelayMs?: number;
}

const maxConcurrentRequests = 4;

/** A contract without a maximum, or with a very high one, leaves the size of a response to the console. */
const maxPageSize = 500;

/** The largest page that the contract allows. */
export function getLargestPageSize(
  api: Pick<Api, 'getOperation'>,
  { operations, paging }: ListResource,
): number {
  const constraints = api.getOperation(operations.list).queryConstraints[paging.size];
  const { enum: options, maximum } = constraints ?? {};
  const largestOption = Math.max(...paging.pageSizes.options);
  if (options || maximum === undefined) return largestOption;
  return Math.max(largestOption, Math.min(maximum, maxPageSize));
}

/** Waits until the delay is over, or the signal is aborted. */
const wait = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });

/**
 * Reads all rows of a list, page by page and in order, with at most four requests at once, which repeat like other
 * reads. The first page is read alone.
 */
export async function* fetchRows(options: FetchRowsOptions): AsyncGenerator<RowsPage> {
  const { api, resource, search, retryDelayMs = 400 } = options;
  const { operations, paging, rows } = resource;
  const pageSize = getLargestPageSize(api, resource);
  // After an error, or when the reader stops, the requests that still run are aborted.
  const controller = new AbortController();
  const signal = AbortSignal.any([options.signal, controller.signal]);

  async function fetchPage(page: number): Promise<RowsPage> {
    const query = buildListQuery(paging, { page, pageSize, search });
    for (let failureCount = 0; ; failureCount += 1) {
      signal.throwIfAborted();
      try {
        const response = await api.requestByKey(operations.list, { query }, signal);
        const { total, ...list } = readListResponse<ResourceRecord>(paging, rows, response);
        return { ...list, total, requestCount: countPages(total, pageSize) };
      } catch (error) {
        if (signal.aborted || !shouldRetry(failureCount, error as Error)) throw error;
        await wait(retryDelayMs * 2 ** failureCount, signal);
      }
    }
  }

  try {
    const first = await fetchPage(1);
    let pageCount = first.requestCount;
    yield first;
    // The list may grow while it is read.
    for (let read = 1; read < pageCount;) {
      const pages = Array.from({ length: pageCount - read }, (_, index) => read + index + 1);
      read = pageCount;
      for await (const page of pMapIterable(pages, fetchPage, {
        concurrency: maxConcurrentRequests,
      })) {
        pageCount = page.requestCount;
        yield page;
      }
    }
  } finally {
    controller.abort();
  }
}

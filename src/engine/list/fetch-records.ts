import { pMapIterable } from 'p-map';
import { acceptGone, gone } from '../../api/api-error.ts';
import type { Api } from '../../api/create-api.ts';
import { createReader, maxConcurrentRequests } from '../config/fetch-rows.ts';
import type { ListPage } from '../config/list-page.ts';
import { recordQuery } from '../config/queries.ts';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';

/** Records of which some are outdated. */
export interface KnownRecords {
  records: readonly ResourceRecord[];
  outdated: ReadonlySet<ResourceRecord>;
}

/**
 * Yields records with their current values, each on a page of its own and in order. Outdated records are read again,
 * and keep the properties that only a row has. A record that no longer exists yields an empty page, and is passed to
 * `onGone`.
 */
export async function* fetchRecords(
  api: Api,
  resource: Resource,
  { records, outdated }: KnownRecords,
  signal: AbortSignal,
  onGone: (id: string) => void,
): AsyncGenerator<Omit<ListPage, 'search'>> {
  const { read, close } = createReader(signal);

  async function fetchRecord(record: ResourceRecord, index: number) {
    const page = {
      rows: [record],
      total: records.length,
      isTotalKnown: true,
      firstRowNumber: index + 1,
    };
    if (!outdated.has(record)) return page;
    const id = getId(resource, record);
    const { queryFn, select } = recordQuery(api, resource, id);
    const response = await read(id, (sent) => queryFn({ signal: sent })).catch(acceptGone);
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

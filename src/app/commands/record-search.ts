import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import type { Api } from '../../api/create-api.ts';
import { buildListQuery, readListResponse } from '../../api/paging.ts';
import { getFullText } from '../../engine/cells/cell-kinds.tsx';
import { capitalise } from '../../engine/config/labels.ts';
import { getId, type Resource, type ResourceRecord } from '../../engine/config/resource.ts';
import { useApi } from '../../session/session-context.ts';
import { scoreText } from './match-text.ts';
import { orderedResources, type PaletteGroup, type PaletteOption } from './palette-options.tsx';

/** How long after the last key the search is sent, in milliseconds. */
const searchDelayMs = 150;

/** The number of records of one resource. */
const maxRecords = 5;

const searchedResources = orderedResources.filter(({ paging }) => paging.search !== undefined);

/**
 * The records on the first page that the server finds for a text. A server that looks in several properties, such as
 * first and last name, may find nothing for a whole name: it is asked for the longest word, which fewer records have.
 */
async function searchRecords(
  api: Api,
  resource: Resource,
  text: string,
  signal: AbortSignal,
): Promise<PaletteOption[]> {
  const { operations, paging, search: searched, recordLabel } = resource;
  const words = text.split(/\s+/);
  const isSplit = words.length > 1 && searched.fields.length > 1;
  const search = isSplit ? words.reduce((a, b) => (b.length > a.length ? b : a)) : text;
  const sizes = paging.pageSizes.options;
  const pageSize = isSplit
    ? Math.max(...sizes)
    : Math.min(...sizes.filter((size) => size >= maxRecords), Math.max(...sizes));
  const query = buildListQuery(paging, { page: 1, pageSize, search });
  const response = await api.requestByKey(operations.list, { query }, signal);
  const { rows } = readListResponse<ResourceRecord>(paging, resource.rows, response);
  const score = (record: ResourceRecord) => scoreText(recordLabel(record), text);
  return (isSplit ? rows.filter((record) => score(record) > 0) : rows)
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, maxRecords)
    .map((record) => {
      const id = getId(resource, record);
      const label = recordLabel(record) || id;
      const to = generatePath(resource.routes.view, { id });
      return { name: to, label, detail: describeRecord(resource, record, label), to };
    });
}

/** The second line of a record: the first texts of its row that are not its name. */
function describeRecord({ columns }: Resource, record: ResourceRecord, label: string): string {
  const texts = columns.map((column) =>
    column.type === 'enum' || column.type === 'badge'
      ? capitalise(String(record[column.key ?? ''] ?? ''))
      : getFullText(column, record),
  );
  return texts
    .filter((text) => text && text !== label)
    .slice(0, 2)
    .join(' · ');
}

/** Searches the records of all resources for a text, one page of each; for an empty text it sends nothing. */
export function useRecordSearch(text: string): { groups: PaletteGroup[]; isSearching: boolean } {
  const api = useApi();
  const results = useQueries({
    queries: searchedResources.map((resource) => ({
      queryKey: ['palette', resource.name, text],
      async queryFn({ signal }: { signal: AbortSignal }) {
        // The next key aborts the search.
        await new Promise((resolve) => setTimeout(resolve, searchDelayMs));
        signal.throwIfAborted();
        return { search: text, options: await searchRecords(api, resource, text, signal) };
      },
      enabled: text !== '',
      retry: false,
      gcTime: 0,
      placeholderData: keepPreviousData,
    })),
  });
  if (text === '') return { groups: [], isSearching: false };

  const pending = results.findIndex(({ isFetching }) => isFetching);
  const groups = results.map(({ data, error, refetch }, index): PaletteGroup => {
    const { name, labels } = searchedResources[index] as Resource;
    const retry: PaletteOption = {
      name: `retry-${name}`,
      label: `${labels.plural} could not be searched`,
      // A long reason is cut.
      detail: `Choose this to try again. ${error?.message}`,
      run: () => void refetch(),
      staysOpen: true,
    };
    return {
      heading: labels.plural,
      options: error ? [retry] : (data?.options ?? []),
      search: data?.search,
      // Until the groups above have settled, they may still move this one.
      isStale: pending >= 0 && index >= pending,
    };
  });
  return { groups, isSearching: pending >= 0 };
}

import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { generatePath } from 'react-router-dom';
import type { Api } from '../../api/create-api.ts';
import { getFullText } from '../../engine/cells/cell-kinds.tsx';
import { getLargestPageSize } from '../../engine/config/fetch-rows.ts';
import { capitalise } from '../../engine/config/labels.ts';
import { buildListAddress } from '../../engine/config/list-origin.ts';
import {
  canSearch,
  fetchListPage,
  formatSearched,
  hasSeveralWords,
  type Searched,
} from '../../engine/config/list-page.ts';
import { getId, type Resource, type ResourceRecord } from '../../engine/config/resource.ts';
import { type FoundRows, searchWords } from '../../engine/config/search-words.ts';
import { useApi } from '../../session/session-context.ts';
import { scoreText } from '../../ui/match-text.ts';
import { resources } from '../resources.ts';
import type { PaletteGroup, PaletteOption } from './palette-options.ts';

/** How long after the last key the search is sent, in milliseconds. */
const searchDelayMs = 150;

/** The most records that are shown of one resource. */
const maxRecords = 5;

const searchedResources = resources.filter(({ paging }) => canSearch(paging));

/** The resources that the palette cannot search, because the server does not. */
const unsearchedLabels = resources
  .filter(({ paging }) => !canSearch(paging))
  .map(({ labels }) => labels.plural);

/** The text that the palette shows when it has found nothing. */
export const describeNothing = (text: string) =>
  [
    `Nothing matches “${text}”.`,
    ...unsearchedLabels.map((plural) => `${plural} cannot be searched.`),
  ].join(' ');

/** How many pages are read at most for a search of several words. */
const maxPages = 10;

/**
 * The rows of the first page that the server finds for a text. If it finds none, the rows that have all words of the
 * text.
 */
async function findRows(
  api: Api,
  resource: Resource,
  text: string,
  signal: AbortSignal,
): Promise<FoundRows> {
  const { options } = resource.paging.pageSizes;
  const pageSize = Math.min(...options.filter((size) => size >= maxRecords), Math.max(...options));
  const page = await fetchListPage(
    api,
    resource,
    { pageNumber: 1, pageSize, search: text },
    signal,
  );
  if (page.total > 0 || !hasSeveralWords(resource, text)) return { rows: page.rows };
  const maxRead = maxPages * getLargestPageSize(api, resource);
  return searchWords(api, resource, { search: text }, { maxRead, maxFound: maxRecords }, signal);
}

async function searchRecords(
  api: Api,
  resource: Resource,
  text: string,
  signal: AbortSignal,
): Promise<PaletteOption[]> {
  const { recordLabel } = resource;
  const { rows, searched } = await findRows(api, resource, text, signal);
  const score = (record: ResourceRecord) => scoreText(recordLabel(record), text);
  const options = rows
    .toSorted((a, b) => score(b) - score(a))
    .slice(0, maxRecords)
    .map((record): PaletteOption => {
      const id = getId(resource, record);
      const label = recordLabel(record) || id;
      const to = generatePath(resource.routes.view, { id });
      return { name: to, label, detail: describeRecord(resource, record, label), to };
    });
  return searched && rows.length < maxRecords
    ? [...options, createListOption(resource, text, searched)]
    : options;
}

/** Creates the option that opens the list, in which the search continues. */
function createListOption(resource: Resource, text: string, searched: Searched): PaletteOption {
  const { labels, paging } = resource;
  const listParams = { pageNumber: 1, pageSize: paging.pageSizes.defaultSize, search: text };
  const to = buildListAddress(resource, listParams);
  return {
    name: to,
    label: `Search all ${labels.plural.toLowerCase()} for “${text}”`,
    detail: `Only ${formatSearched(searched)}.`,
    to,
    isNotice: true,
  };
}

/** The second line of a record: the first texts of its row, except for its name. */
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

/** Searches the records of all resources for a text. It sends no request for an empty text. */
export function useRecordSearch(text: string): { groups: PaletteGroup[]; isSearching: boolean } {
  const api = useApi();
  const results = useQueries({
    queries: searchedResources.map((resource) => ({
      queryKey: ['palette', resource.name, text],
      async queryFn({ signal }: { signal: AbortSignal }) {
        // The next key aborts the search during this pause.
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
      // The row shows only the beginning of a long message.
      detail: `Choose this to try again. ${error?.message}`,
      run: () => void refetch(),
      isNotice: true,
    };
    return {
      heading: labels.plural,
      options: error ? [retry] : (data?.options ?? []),
      search: data?.search,
      // Options of a group are stale while a group above it is loading, because that may still move them.
      isStale: pending >= 0 && index >= pending,
    };
  });
  return { groups, isSearching: pending >= 0 };
}

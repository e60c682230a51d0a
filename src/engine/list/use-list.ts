import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListParams } from '../../api/paging.ts';
import { useEntryState } from '../../session/history-entry.ts';
import { useApi, useEntryViews, usePreferencesStore } from '../../session/session-context.ts';
import { useAnnouncement } from '../../ui/feedback/announcer.tsx';
import { formatCount } from '../../ui/format.ts';
import { useRouter } from '../../ui/route-link.tsx';
import {
  countPages,
  formatSearched,
  getCriteriaKey,
  isReadWhole,
  type ListPage,
} from '../config/list-page.ts';
import type { Resource } from '../config/resource.ts';
import { buildListParams, parseListParams, withPreferredSize } from '../config/list-params.ts';
import { setReading, useReading } from '../config/reading.ts';
import { findCursor, findTotal, listQuery, usePrefetch } from '../config/queries.ts';
import { type ListTransition, transitionList } from './list-transitions.ts';

/** The list parameters in the address. If the address has none, the preferred page size is written into it. */
function useAddressParams({ paging }: Resource): URLSearchParams {
  const [addressParams, setSearchParams] = useSearchParams();
  const { key } = useLocation();
  const state = useEntryState();
  const entryViews = useEntryViews();
  const preferredSize = usePreferencesStore().get().pageSize;
  const searchParams = entryViews.get(key).wasListShown
    ? addressParams
    : withPreferredSize(addressParams, paging, preferredSize);
  const isSizeMissing = searchParams !== addressParams;

  const writeSize = useEffectEvent(() => setSearchParams(searchParams, { replace: true, state }));
  useEffect(() => {
    if (isSizeMissing) writeSize();
    else entryViews.update(key, { wasListShown: true });
  }, [isSizeMissing, key, entryViews]);

  return searchParams;
}

/** The page of a list that the URL describes, and functions that navigate to another. */
export function useList(resource: Resource) {
  const { paging } = resource;
  const api = useApi();
  const queryClient = useQueryClient();
  const preferences = usePreferencesStore();
  const { router } = useRouter();
  const listParams = parseListParams(useAddressParams(resource), paging);
  const { pageNumber, pageSize } = listParams;
  const query = useQuery({
    ...listQuery(api, resource, listParams),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const shown = data ?? listParams;

  /** The direction of the last page turn: 1 is forwards, -1 backwards. */
  const [direction, setDirection] = useState(0);

  function navigate(nextParams: ListParams, replace = false) {
    const { pageSize: preferredSize } = preferences.get();
    const next = buildListParams(nextParams, paging.pageSizes, preferredSize);
    const { location, navigation } = router.state;
    const current = new URLSearchParams((navigation.location ?? location).search);
    // An identical history entry would make Back do nothing. Enter in an emptied search box fires two events.
    if (next.toString() === current.toString()) return;
    // A transition would be delayed by rows that are slow to render.
    void router.navigate({ search: next.toString() }, { replace, flushSync: true });
  }

  function change(transition: ListTransition) {
    const nextParams = transitionList(listParams, transition);
    setDirection(Math.sign(nextParams.pageNumber - pageNumber));
    navigate({ ...nextParams, cursor: findCursor(queryClient, resource, nextParams) });
  }

  const lastPage = data && countPages(data.total, pageSize);
  const isLoaded = data !== undefined && !isPlaceholderData;
  const existingParams =
    isLoaded && data.isTotalKnown
      ? transitionList(listParams, { type: 'total', total: data.total })
      : listParams;
  const isPastEnd = existingParams.pageNumber !== pageNumber;
  useEffect(() => {
    if (isPastEnd) navigate(existingParams, true);
  });

  useAnnouncement(isLoaded ? describePage(data) : undefined);

  // After a page turn, the next page in the same direction is likely to be opened.
  const nextPage = pageNumber + direction;
  const isTurned = direction !== 0 && !query.isFetching && lastPage !== undefined;
  const hasNextPage = isTurned && nextPage >= 1 && nextPage <= lastPage;
  const next = { ...listParams, pageNumber: nextPage };
  const cursor = findCursor(queryClient, resource, next);
  usePrefetch(hasNextPage ? listQuery(api, resource, { ...next, cursor }) : undefined);

  const reading = useReading(resource);
  const isAll = data?.isTotalKnown && data.total > 1 && data.rows.length === data.total;

  const total = data?.isTotalKnown ? data.total : findTotal(queryClient, resource, listParams);

  return {
    listParams,
    query,
    /** The number of rows on all pages, even if the page fails to load; undefined until it is known. */
    total,
    /** The number of pages. If it is not known, the number of pages up to the next one. */
    pageCount: total === undefined ? (lastPage ?? pageNumber) : countPages(total, pageSize),
    isPageCountKnown: total !== undefined,
    /**
     * The key of the search and filters of the rows that are shown: the previous ones until the new rows have loaded;
     * empty for all rows.
     */
    shownKey: getCriteriaKey(shown),
    /** The total without search and filters. */
    unsearchedTotal: findTotal(queryClient, resource, { search: '' }),
    /** Whether the rows are those of another page, which is shown until the requested page has loaded. */
    isOutdated: isPlaceholderData || isPastEnd,
    /** Whether all rows have been read, so that any column can sort them. */
    isWhole: isReadWhole(paging, listParams) || isAll === true,
    /** How far the list has been read whole; undefined while it is not being read. */
    reading: isReadWhole(paging, listParams) && query.isFetching ? reading : undefined,
    /** Reads a long list whole, after the administrator has agreed. */
    readLong() {
      setReading(queryClient, resource, { mayReadLong: true });
      void query.refetch();
    },
    clearWhole: () => change({ type: 'clearWhole' }),
    setPage: (newPage: number) => change({ type: 'page', page: newPage }),
    setPageSize(newSize: number) {
      change({ type: 'pageSize', pageSize: newSize });
      preferences.set({ pageSize: newSize });
    },
    setSearch: (newSearch: string) => change({ type: 'search', search: newSearch }),
    setFilter: (name: string, value: string) =>
      change({ type: 'filter', name, value, filters: paging.filters }),
    clearFilters: () => change({ type: 'clearFilters' }),
    setSort: (sort: string | undefined) => change({ type: 'sort', sort }),
  };
}

export type List = ReturnType<typeof useList>;

/** "11–20 of 42", or "11–20" if the total is not known. */
export function formatRange(page: ListPage, dash: string): string {
  const { rows, firstRowNumber, total, isTotalKnown } = page;
  const last = firstRowNumber + rows.length - 1;
  const range = `${formatCount(firstRowNumber)}${dash}${formatCount(last)}`;
  return isTotalKnown ? `${range} of ${formatCount(total)}` : range;
}

/** "11 to 20 of 42", after the search if there is one. */
function describePage(page: ListPage): string {
  const { rows, total, search, searched } = page;
  const subject = search === '' ? '' : `Search for ${search}: `;
  const found = total > 0 ? 'Nothing on this page' : 'Nothing found';
  const range = rows.length === 0 ? found : formatRange(page, ' to ');
  return subject + (searched ? `${range}, ${formatSearched(searched)}` : range);
}

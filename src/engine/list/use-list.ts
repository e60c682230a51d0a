import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListParams } from '../../api/paging.ts';
import { useApi } from '../../session/session-context.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { formatCount } from '../../ui/format-count.ts';
import type { Resource } from '../config/resource.ts';
import { countPages } from '../config/list-params.ts';
import { getUnsearchedTotal, type ListPage, listQuery, usePrefetch } from '../config/queries.ts';
import { useListParams } from './use-list-params.ts';

/** The page of a list that the URL describes, and functions that navigate to another. */
export function useList(resource: Resource) {
  const { paging } = resource;
  const { searchParams, setSearchParams, listParams, buildParams, rememberSize } =
    useListParams(resource);
  const { page } = listParams;
  const queries = useQueryClient();
  const api = useApi();
  const query = useQuery({
    ...listQuery(api, resource, listParams),
    placeholderData: keepPreviousData,
  });

  /** Of the last page turn: -1 is backwards. */
  const [direction, setDirection] = useState(0);

  // What was navigated to from the rendered URL: Enter in an emptied search box fires two events.
  const pending = useRef<{ from: URLSearchParams; to: string }>(undefined);

  function navigate(change: Partial<ListParams>, replace = false) {
    const next = buildParams(change);
    const current = pending.current?.from === searchParams ? pending.current.to : buildParams();
    // An identical history entry would make Back do nothing.
    if (next === current) return;
    pending.current = { from: searchParams, to: next };
    setDirection(Math.sign((change.page ?? page) - page));
    // Synchronous, because the router would render in a transition.
    setSearchParams(next, { replace, flushSync: true });
  }

  // The last total of the same search: a page that fails to load still shows the pager.
  const [lastTotal, setLastTotal] = useState<{ search: string; total: number }>();
  const { data, isPlaceholderData } = query;
  const isNew = lastTotal?.search !== listParams.search || lastTotal.total !== data?.total;
  if (data && !isPlaceholderData && isNew)
    setLastTotal({ search: listParams.search, total: data.total });
  const total =
    data?.total ?? (lastTotal?.search === listParams.search ? lastTotal.total : undefined);

  const shownSearch = data?.search ?? listParams.search;

  // A page past the end, after a deletion or from an old link, redirects to the last page.
  const lastPage = query.data && countPages(query.data.total, listParams.pageSize);
  const isPastEnd = !query.isPlaceholderData && lastPage !== undefined && page > lastPage;
  useEffect(() => {
    if (isPastEnd) navigate({ page: lastPage }, true);
  });

  useListAnnouncements(listParams.search, isPlaceholderData ? undefined : data);
  // After a page turn, the next page in the same direction is likely.
  const nextPage = page + direction;
  const isLikely = direction !== 0 && !query.isFetching && nextPage >= 1;
  const hasNextPage = isLikely && lastPage !== undefined && nextPage <= lastPage;
  usePrefetch(
    hasNextPage ? listQuery(api, resource, { ...listParams, page: nextPage }) : undefined,
  );

  return {
    listParams,
    pageSizes: paging.pageSizes,
    isSearchable: paging.search !== undefined,
    query,
    /** The number of rows on all pages; undefined until it is known. */
    total,
    /** The search of the rows shown: the last one until a new one has its result. */
    shownSearch,
    /** The same as `total` without the search of the rows shown; undefined without a search, and while it is not known. */
    unsearchedTotal: shownSearch === '' ? undefined : getUnsearchedTotal(queries, resource),
    isPastEnd,
    setPage: (newPage: number) => navigate({ page: newPage }),
    setPageSize(pageSize: number) {
      navigate({ pageSize, page: 1 });
      // After it: the page that is left keeps its size.
      rememberSize(pageSize);
    },
    setSearch: (search: string) => navigate({ search: search.trim(), page: 1 }),
  };
}

function describePage({ total, rows, firstRowNumber }: ListPage): string {
  if (rows.length === 0) return 'Nothing found';
  const last = firstRowNumber + rows.length - 1;
  return `${formatCount(firstRowNumber)} to ${formatCount(last)} of ${formatCount(total)}`;
}

/** Announces to screen readers each page that replaces another; not the first one. */
function useListAnnouncements(search: string, page: ListPage | undefined): void {
  const last = useRef<{ search: string; text: string }>(undefined);

  useEffect(() => {
    if (!page) return;
    const text = describePage(page);
    const isNewSearch = last.current !== undefined && last.current.search !== search;
    if (isNewSearch) announce(page.rows.length === 0 ? text : `Search: ${text}`);
    else if (last.current && last.current.text !== text) announce(text);
    last.current = { search, text };
  }, [search, page]);

  useEffect(() => () => announce(''), []);
}

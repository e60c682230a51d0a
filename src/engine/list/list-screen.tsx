import { Suspense, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useRealtime } from '../../realtime/create-realtime.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { Pager } from '../../ui/pager.tsx';
import { getCriteriaKey } from '../config/list-page.ts';
import type { Resource } from '../config/resource.ts';
import { EmptyPage } from './empty-page.tsx';
import { AddLink, ListHead } from './list-head.tsx';
import styles from './list-screen.module.css';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PageSize } from './page-size.tsx';
import { useSelection } from '../config/selection.ts';
import { LoadingTable } from './table-frame.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { formatRange, useList } from './use-list.ts';
import { useRowFocus } from './use-row-focus.ts';

// Few lists have filters, so their code is loaded on demand.
const ListFilters = lazyComponent(
  () => import('./list-filters.tsx'),
  (module) => module.ListFilters,
);

const RowFilters = lazyComponent(
  () => import('./row-filters.tsx'),
  (module) => module.RowFilters,
);

const importSelectionBar = () => import('./selection-bar.tsx');

const SelectionBar = lazyComponent(importSelectionBar, (module) => module.SelectionBar);

const preloadSelectionBar = () => preload(importSelectionBar);

/** The list of a resource: search, filters, page size, table and pager. */
export function ListScreen({ resource }: { resource: Resource }) {
  const realtime = useRealtime();
  const list = useList(resource);
  const { listParams, query, total, isOutdated } = list;
  const { pageSize } = listParams;
  const criteriaKey = getCriteriaKey(listParams);
  const { labels, routes, paging } = resource;
  const { filters, filtersRows } = paging;
  const Filters = filters && (filtersRows ? RowFilters : ListFilters);
  const subject = labels.plural.toLowerCase();
  const region = useRef<HTMLElement>(null);
  const selection = useSelection(resource);
  const isSelecting = useStore(selection, ({ records }) => records.size > 0);
  const isNarrow = useIsNarrow();
  const rows = query.data?.rows;
  const isFailed = query.isError;
  const content = useMemo(
    () => ({ rows, isFailed, isSelecting, isNarrow }),
    [rows, isFailed, isSelecting, isNarrow],
  );
  const rowFocus = useRowFocus({ resource, region, content });
  const hasNoRows = query.data?.rows.length === 0;
  const isEmpty = hasNoRows && !isOutdated && total === 0;

  // `onListReady` waits for the first rows, because it would delay them.
  const isReady = !query.isPending;
  useEffect(
    () => (isReady ? resource.onListReady?.({ realtime }) : undefined),
    [isReady, resource, realtime],
  );

  // If the list is empty, the empty state shows this link.
  const addLink =
    routes.add === undefined ? undefined : (
      <AddLink to={routes.add}>{`Add ${labels.singular}`}</AddLink>
    );
  const filterBar = Filters && (
    <Suspense fallback={<div className={styles[filtersRows ? 'chips' : 'filters']} />}>
      <Filters resource={resource} list={list} />
    </Suspense>
  );
  const loading = (
    <LoadingTable resource={resource} list={list} total={total} rowCount={pageSize} />
  );
  return (
    <>
      {/* If the list is empty, the empty state offers to add a record. */}
      <ListHead
        resource={resource}
        list={list}
        addLink={isEmpty && criteriaKey === '' ? undefined : addLink}
      />
      <section
        ref={region}
        className={styles.list}
        aria-label={labels.plural}
        tabIndex={-1}
        onPointerEnter={preloadSelectionBar}
        {...rowFocus.props}
      >
        <ListToolbar resource={resource} list={list}>
          {filtersRows && filterBar}
        </ListToolbar>
        {isSelecting && (
          <Suspense>
            <SelectionBar resource={resource} list={list} rows={query.data?.rows ?? []} />
          </Suspense>
        )}
        {!filtersRows && filterBar}
        <div className={styles.content}>
          <QueryBoundary query={query} subject={`The ${subject}`} loading={loading}>
            {(page) => {
              if (hasNoRows && (isOutdated || (page.unread && list.reading))) return loading;
              const props = { resource, list, page };
              if (hasNoRows) return <EmptyPage {...props} addLink={addLink} />;
              return <ListTable {...props} rowFocus={rowFocus} />;
            }}
          </QueryBoundary>
        </div>
        <div className={styles.foot}>
          {!isNarrow && <PageSize resource={resource} list={list} />}
          {list.pageCount > 1 && (
            <>
              <span>{query.isSuccess && !hasNoRows && formatRange(query.data, '–')}</span>
              <Pager
                // The key changes with search and filters. Otherwise, when the number of pages changes, React would
                // reuse other buttons under the pointer.
                key={list.shownKey}
                pageNumber={listParams.pageNumber}
                pageCount={list.pageCount}
                isCountKnown={list.isPageCountKnown}
                onPageChange={list.setPage}
              />
            </>
          )}
        </div>
      </section>
    </>
  );
}

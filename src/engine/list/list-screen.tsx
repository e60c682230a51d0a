import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useRealtime } from '../../realtime/create-realtime.ts';
import { useActions } from '../../ui/actions.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RouteLink, useOpenAddress } from '../../ui/route-link.tsx';
import { formatRecordCount } from '../config/labels.ts';
import { createOriginState } from '../config/list-origin.ts';
import { formatSearched, getCriteriaKey } from '../config/list-page.ts';
import type { ListActionConfig, Resource } from '../config/resource.ts';
import { useCodedAction } from '../mutations/record-actions.ts';
import { ActionButton } from '../record/action-group.tsx';
import { EmptyPage } from './empty-page.tsx';
import { addActions } from './list-actions.ts';
import styles from './list-screen.module.css';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PageSize } from './page-size.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from '../config/selection.ts';
import { LoadingTable } from './table-frame.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { formatRange, type List, useList } from './use-list.ts';
import { useRowFocus } from './use-row-focus.ts';

// Few lists have filters.
const ListFilters = lazyComponent(
  () => import('./list-filters.tsx'),
  (module) => module.ListFilters,
);

const RowFilters = lazyComponent(
  () => import('./row-filters.tsx'),
  (module) => module.RowFilters,
);

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

  // Not before the first rows, which it would delay.
  const isReady = !query.isPending;
  useEffect(
    () => (isReady ? resource.onListReady?.({ realtime }) : undefined),
    [isReady, resource, realtime],
  );

  // Before the rows of another search are painted.
  useLayoutEffect(() => selection.setCriteriaKey(criteriaKey), [selection, criteriaKey]);

  const addLink = routes.add && <AddLink to={routes.add}>{`Add ${labels.singular}`}</AddLink>;
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
      <PageHead
        title={labels.plural}
        summary={formatTotal(list, resource)}
        action={
          <div className="cluster">
            {resource.listActions?.map((action) => (
              <ListAction key={action.label} action={action} />
            ))}
            {/* Where there is nothing yet, the empty state offers it. */}
            {!(isEmpty && criteriaKey === '') && addLink}
          </div>
        }
      />
      <section
        ref={region}
        className={styles.list}
        aria-label={labels.plural}
        tabIndex={-1}
        {...rowFocus.props}
      >
        <ListToolbar resource={resource} list={list}>
          {filtersRows && filterBar}
        </ListToolbar>
        {isSelecting && <SelectionBar resource={resource} rows={query.data?.rows ?? []} />}
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
                // Keyed by what is searched: the number of pages changes, and React would reuse buttons under the pointer.
                key={list.shownKey}
                page={listParams.page}
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

function ListAction({ action }: { action: ListActionConfig }) {
  const { isPending, run } = useCodedAction();
  return <ActionButton action={action} isPending={isPending} onRun={() => void run(action.run)} />;
}

/** Opens the form of a new record. */
function AddLink({ to, children }: { to: string; children: ReactNode }) {
  const openAddress = useOpenAddress();
  useActions(addActions, { add: () => openAddress(to, createOriginState) });
  return (
    <RouteLink to={to} getState={createOriginState} className={getButtonClass('primary')}>
      {children}
    </RouteLink>
  );
}

/**
 * "42 users", for a search or filters "3 of 42 users", or "3 users found" where the number of all is not known, or "3 users found,
 * 1,000 of 2,034 searched" where not all were.
 */
function formatTotal(list: List, { labels }: Resource): string {
  const { total, shownKey, unsearchedTotal, query } = list;
  const { searched } = query.data ?? {};
  if (total === undefined) return '';
  if (searched) return `${formatRecordCount(total, labels)} found, ${formatSearched(searched)}`;
  if (shownKey === '') return formatRecordCount(total, labels);
  const isPart = unsearchedTotal !== undefined && unsearchedTotal >= total;
  return isPart
    ? `${formatCount(total)} of ${formatRecordCount(unsearchedTotal, labels)}`
    : `${formatRecordCount(total, labels)} found`;
}

import { useEffect, useRef } from 'react';
import { formatCount } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import type { Resource } from '../config/resource.ts';
import { SelectionSlot } from './selection-slot.tsx';
import { useServices } from '../config/services.ts';
import { countPages } from '../config/list-params.ts';
import type { ListPage } from '../config/list-query.ts';
import { AddLink, EmptyList } from './empty-list.tsx';
import styles from './list-screen.module.css';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadingTable } from './table-frame.tsx';
import { RowKeys } from './row-keys.tsx';
import { type List, useList } from './use-list.ts';
import { useRowPosition } from './use-row-position.ts';

/** The list of a resource: search, page size, table and pager. */
export function ListScreen({ resource }: { resource: Resource }) {
  const services = useServices();
  const list = useList(resource);
  const { listParams, query, total } = list;
  const { plural } = resource.labels;
  const region = useRef<HTMLElement>(null);
  const rowPosition = useRowPosition(region, query.data !== undefined);
  const isEmpty =
    query.isSuccess && !query.isPlaceholderData && query.data.rows.length === 0 && !list.isPastEnd;

  const isOutdated = query.isPlaceholderData || list.isPastEnd;

  // Not before the first rows, which it would delay.
  const isReady = !query.isPending;
  useEffect(
    () => (isReady ? resource.onListReady?.(services) : undefined),
    [isReady, resource, services],
  );

  return (
    <>
      <PageHead
        title={plural}
        summary={formatTotal(list, resource)}
        // Where there is nothing yet, the empty state offers it.
        action={!(isEmpty && listParams.search === '') && <AddLink resource={resource} />}
      />
      <section
        ref={region}
        className={styles.list}
        aria-label={plural}
        tabIndex={-1}
        {...rowPosition.props}
      >
        <SelectionSlot resource={resource} search={listParams.search} page={query.data?.rows}>
          <ListToolbar resource={resource} list={list} isEmpty={isEmpty} />
        </SelectionSlot>
        <div className={styles.content}>
          <QueryBoundary
            query={query}
            subject={`The ${plural.toLowerCase()}`}
            loading={<LoadingTable resource={resource} rowCount={listParams.pageSize} />}
          >
            {({ rows, firstRowNumber, search }) =>
              rows.length === 0 && query.isPlaceholderData ? (
                <LoadingTable resource={resource} rowCount={listParams.pageSize} />
              ) : isEmpty ? (
                <EmptyList
                  resource={resource}
                  search={listParams.search}
                  onClear={() => list.setSearch('')}
                />
              ) : (
                <>
                  <RowKeys
                    resource={resource}
                    rows={rows}
                    firstRowNumber={firstRowNumber}
                    isOutdated={isOutdated}
                    rowFocus={rowPosition}
                  />
                  <ListTable
                    resource={resource}
                    rows={rows}
                    search={search}
                    firstRowNumber={firstRowNumber}
                    isOutdated={isOutdated}
                    isBusy={query.isFetching}
                  />
                </>
              )
            }
          </QueryBoundary>
        </div>
        <div className={styles.foot}>
          <span>{query.isSuccess && formatRange(query.data)}</span>
          {total !== undefined && listParams.pageSize < total && (
            <Pager
              // With another number of pages, its buttons would move.
              key={list.shownSearch}
              page={listParams.page}
              pageCount={countPages(total, listParams.pageSize)}
              onPageChange={list.setPage}
            />
          )}
        </div>
      </section>
    </>
  );
}

/** "42 users", or "3 of 42 users" for a search. */
function formatTotal(
  { total, unsearchedTotal }: Pick<List, 'total' | 'unsearchedTotal'>,
  { labels }: Resource,
): string {
  if (total === undefined) return '';
  const isPart = unsearchedTotal !== undefined && unsearchedTotal >= total;
  const count = isPart ? unsearchedTotal : total;
  const noun = (count === 1 ? labels.singular : labels.plural).toLowerCase();
  const counted = `${formatCount(count)} ${noun}`;
  return isPart ? `${formatCount(total)} of ${counted}` : counted;
}

/** "11–20 of 42"; empty without rows. */
const formatRange = ({ rows, firstRowNumber, total }: ListPage) =>
  rows.length > 0 &&
  `${formatCount(firstRowNumber)}–${formatCount(firstRowNumber + rows.length - 1)} of ${formatCount(total)}`;

import { useEffect, useRef } from 'react';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import type { Resource } from '../resource.ts';
import { useServices } from '../services.ts';
import { countPages } from './list-params.ts';
import styles from './list-screen.module.css';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadingTable } from './table-frame.tsx';
import { useList } from './use-list.ts';
import { useRestoredPosition } from './use-restored-position.ts';
import { useRowFocus } from './use-row-focus.ts';

/** The list of a resource: search, page size, table and pager. */
export function ListScreen({ resource }: { resource: Resource }) {
  const services = useServices();
  const list = useList(resource);
  const { listParams, query, total } = list;
  const { plural } = resource.labels;
  const card = useRef<HTMLElement>(null);
  const rowFocus = useRowFocus(card);
  const restoredPosition = useRestoredPosition(card, query.data !== undefined);

  useEffect(() => resource.onListMount?.(services), [resource, services]);

  return (
    <>
      <PageHead
        title={plural}
        summary={total === undefined ? '' : formatTotal(total, resource)}
        action={
          resource.routes.add && (
            <RouteLink to={resource.routes.add} className={getButtonClass('primary')}>
              Add {resource.labels.singular}
            </RouteLink>
          )
        }
      />
      <section
        ref={card}
        className={styles.card}
        aria-label={plural}
        tabIndex={-1}
        {...rowFocus}
        {...restoredPosition}
      >
        <ListToolbar list={list} placeholder={resource.search.placeholder} />
        <QueryBoundary
          query={query}
          subject={`The ${plural.toLowerCase()}`}
          loading={<LoadingTable resource={resource} rowCount={listParams.pageSize} />}
        >
          {({ rows, firstRowNumber }) =>
            rows.length === 0 && query.isPlaceholderData ? (
              <LoadingTable resource={resource} rowCount={listParams.pageSize} />
            ) : rows.length === 0 && !list.isPastEnd ? (
              <EmptyList
                pluralLabel={plural.toLowerCase()}
                search={listParams.search}
                onClear={() => list.setSearch('')}
              />
            ) : (
              <ListTable
                resource={resource}
                rows={rows}
                firstRowNumber={firstRowNumber}
                isOutdated={query.isPlaceholderData || list.isPastEnd}
                isBusy={query.isFetching}
              />
            )
          }
        </QueryBoundary>
        <div className={styles.foot}>
          {total !== undefined && listParams.pageSize < total && (
            <Pager
              page={listParams.page}
              pageCount={countPages(total, listParams.pageSize)}
              onPageChange={list.setPage}
              getPath={list.getPagePath}
            />
          )}
        </div>
      </section>
    </>
  );
}

const formatTotal = (total: number, { labels }: Resource) =>
  `${total} ${(total === 1 ? labels.singular : labels.plural).toLowerCase()}`;

interface EmptyListProps {
  /** In lower case: "users". */
  pluralLabel: string;
  search: string;
  onClear: () => void;
}

function EmptyList({ pluralLabel, search, onClear }: EmptyListProps) {
  if (search === '') return <EmptyState>There are no {pluralLabel} yet.</EmptyState>;
  return (
    <EmptyState action={<Button onClick={onClear}>Clear search</Button>}>
      No {pluralLabel} match “{search}”.
    </EmptyState>
  );
}

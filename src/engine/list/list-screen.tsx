import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { Resource } from '../resource.ts';
import { useServices } from '../services.ts';
import { EmptyList } from './empty-list.tsx';
import { pageCountOf } from './list-address.ts';
import styles from './list-screen.module.css';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { LoadingTable } from './loading-table.tsx';
import { useList } from './use-list.ts';

/** One page of a resource: search, rows per page, table, pager. */
export function ListScreen({ resource }: { resource: Resource }) {
  const services = useServices();
  const list = useList(resource);
  const { state, query } = list;
  const { many } = resource.label;
  const total = query.data?.total;

  useEffect(() => resource.whileListed?.(services), [resource, services]);

  return (
    <>
      <PageHead
        title={many}
        summary={total === undefined ? '' : countOf(total, resource)}
        action={
          resource.path.add && (
            <Link to={resource.path.add} className={buttonClass('primary')}>
              Add {resource.label.one}
            </Link>
          )
        }
      />
      <section className={styles.card} aria-label={many}>
        <ListToolbar list={list} placeholder={resource.search.placeholder} />
        <QueryView
          query={query}
          what={`The ${many.toLowerCase()}`}
          loading={<LoadingTable resource={resource} rows={state.size} />}
        >
          {({ rows, firstNumber }) =>
            rows.length === 0 && query.isPlaceholderData ? (
              <LoadingTable resource={resource} rows={state.size} />
            ) : rows.length === 0 && !list.isPastEnd ? (
              <EmptyList what={many.toLowerCase()} q={state.q} onClear={() => list.searchFor('')} />
            ) : (
              <ListTable
                resource={resource}
                rows={rows}
                firstNumber={firstNumber}
                outdated={query.isPlaceholderData || list.isPastEnd}
              />
            )
          }
        </QueryView>
        {total !== undefined && state.size < total && !query.isError && (
          <div className={styles.foot}>
            <Pager
              current={state.page}
              pageCount={pageCountOf(total, state.size)}
              onTurn={list.turnTo}
            />
          </div>
        )}
      </section>
    </>
  );
}

const countOf = (total: number, { label }: Resource) =>
  `${total} ${(total === 1 ? label.one : label.many).toLowerCase()}`;

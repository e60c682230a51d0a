import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';
import { generatePath } from 'react-router-dom';
import type { Api } from '../../api/create-api.ts';
import { type ListRow, readListResponse } from '../../api/list-response.ts';
import { buildListQuery, type ListParams } from '../../api/paging.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { useApi } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { FieldValue, getCellKind } from '../cells/cell-kinds.tsx';
import { findByWords, indexResources } from '../config/find-reference.ts';
import type { Child } from '../config/child.ts';
import { type ResolvedField, getId, type Resource } from '../config/resource.ts';
import { ResourcesContext } from '../config/resources-context.ts';
import styles from './child-list.module.css';

/** Query options for a page of a list below the record with the id. */
function childQuery(
  api: Api,
  { list, paging }: Child<ResolvedField>,
  id: string,
  listParams: ListParams,
) {
  const params = { path: buildPathParams(list, id), query: buildListQuery(paging, listParams) };
  return {
    queryKey: [list, params] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      readListResponse(paging, listParams, await api.sendByKey(list, params, signal)),
  };
}

/** A list below a record, page by page, as a card. */
export function ChildList({ child, id }: { child: Child<ResolvedField>; id: string }) {
  const { title, paging } = child;
  const { defaultSize: pageSize } = paging.pageSizes;
  /** The cursor of each page up to the current one, in a list with cursors. */
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const pageNumber = cursors.length;
  const listParams = { pageNumber, pageSize, search: '', cursor: cursors.at(-1) };
  const query = useQuery({
    ...childQuery(useApi(), child, id, listParams),
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const hasNext =
    data &&
    (paging.request.by === 'cursor'
      ? data.nextCursor !== undefined
      : data.total > pageNumber * pageSize);
  const subject = title.toLowerCase();
  return (
    <section className={styles.card} aria-label={title} aria-busy={query.isFetching}>
      <h2>{title}</h2>
      <QueryBoundary query={query} subject={`The ${subject}`} loading={<Skeleton height={64} />}>
        {({ rows }) => {
          // In a list without pages, the response has all rows.
          const first = paging.request.by === 'nothing' ? (pageNumber - 1) * pageSize : 0;
          const shown = rows.slice(first, first + pageSize);
          if (shown.length === 0) return <p className="note">{`There are no ${subject}.`}</p>;
          return <ChildTable child={child} rows={shown} />;
        }}
      </QueryBoundary>
      {(pageNumber > 1 || hasNext) && (
        <nav className="cluster" aria-label={`Pages of ${subject}`}>
          <Button disabled={pageNumber === 1} onClick={() => setCursors(cursors.slice(0, -1))}>
            Previous
          </Button>
          <span className="note">{`Page ${pageNumber}`}</span>
          <Button
            disabled={!hasNext || isPlaceholderData}
            onClick={() => setCursors([...cursors, data?.nextCursor])}
          >
            Next
          </Button>
        </nav>
      )}
    </section>
  );
}

/** The address of a row's record in the resource of the same name, if it has the identifier. */
function getRecordPath(resource: Resource | undefined, row: ListRow): string | undefined {
  const isRecord = resource && (row[resource.idProperty] ?? '') !== '';
  return isRecord ? generatePath(resource.routes.view, { id: getId(resource, row) }) : undefined;
}

function ChildTable({ child, rows }: { child: Child<ResolvedField>; rows: readonly ListRow[] }) {
  const { title, columns, words } = child;
  const resources = use(ResourcesContext);
  const resource = resources[findByWords(words, indexResources(resources)) ?? ''];
  const nameColumn = columns.find((column) => !getCellKind(column).holdsLink) ?? columns[0];
  return (
    // The section is focusable, so that it can be scrolled by keyboard.
    <section className={styles.scroll} aria-label={`${title} table`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, key) => (
              <th key={key} scope="col">
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const path = getRecordPath(resource, row);
            return (
              <tr key={index}>
                {columns.map((column, key) => {
                  const value = <FieldValue field={column} record={row} />;
                  return (
                    <td key={key}>
                      {path !== undefined && column === nameColumn ? (
                        <RouteLink to={path}>{value}</RouteLink>
                      ) : (
                        value
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { isGone } from '../../api/api-error.ts';
import { invalidateOperations } from '../../api/query-client.ts';
import { rememberRecord } from '../../session/preferences.ts';
import { useApi, usePreferencesStore } from '../../session/session-context.ts';
import { BackLink, RouteLink } from '../../ui/route-link.tsx';
import { getButtonClass } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { useListOrigin } from '../config/list-origin.ts';
import { findRow, recordQuery } from '../config/queries.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { discardRecord, useGetSelection } from '../config/selection.ts';
import { ActionGroup } from './action-group.tsx';
import { DetailList } from './detail-list.tsx';
import styles from './detail-screen.module.css';
import { EditRecord, type RecordProps } from './edit-record.tsx';
import { RecordMenu } from './record-menu.tsx';
import { RecordNavigation } from './record-navigation.tsx';

// Few records have lists below them, so their code is loaded on demand.
const ChildList = lazyComponent(
  () => import('./child-list.tsx'),
  (module) => module.ChildList,
);

/** The record with the id in the URL, between those of the list that it was opened from. */
export function DetailScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  const { routes, labels } = resource;
  const origin = useListOrigin(resource);
  const api = useApi();
  const queryClient = useQueryClient();
  const query = useQuery({
    ...recordQuery(api, resource, id),
    // The values of the row are shown at once, while the record is loading.
    placeholderData: () => origin && findRow(queryClient, api, resource, origin.listParams, id),
  });
  useRecordVisit({ resource, id, query });
  return (
    <div
      className={styles.screen}
      data-has-children={resource.children !== undefined || undefined}
      data-has-sections={resource.detailSections !== undefined || undefined}
      aria-busy={query.isRefetching}
    >
      <div className={styles.bar}>
        <BackLink to={origin?.address ?? routes.list}>{labels.plural}</BackLink>
        {origin && <RecordNavigation resource={resource} id={id} query={query} origin={origin} />}
      </div>
      {/* The key resets the state for another record. */}
      <Detail key={id} resource={resource} id={id} query={query} />
    </div>
  );
}

/**
 * Remembers the record on the screen as the last one that was opened. A record that no longer exists on the server is
 * removed from the recent records, and its list is read again.
 */
function useRecordVisit({ resource, id, query }: RecordProps): void {
  const { data, error, isPlaceholderData } = query;
  const preferences = usePreferencesStore();
  const getSelection = useGetSelection();
  const queryClient = useQueryClient();
  const label = data && !isPlaceholderData && (resource.recordLabel(data) || id);
  const hasGone = isGone(error);

  useEffect(() => {
    if (hasGone) {
      discardRecord(resource, id, { getSelection, preferences });
      void invalidateOperations(queryClient, [resource.operations.list]);
    } else if (label) {
      rememberRecord(preferences, { resource: resource.name, id, label });
    }
  }, [preferences, getSelection, queryClient, resource, id, label, hasGone]);
}

/** One record, read-only, with an edit dialog if the resource can be updated. */
function Detail({ resource, id, query }: RecordProps) {
  const { labels, routes, operations, actions, detailFields, detailSections = [] } = resource;
  const { recordLabel } = resource;
  const origin = useListOrigin(resource);
  const name = query.data && recordLabel(query.data);

  /**
   * The columns of the screen. While the record is loading, they have skeletons of the same size, so that nothing moves
   * when it arrives.
   */
  const renderColumns = (record?: ResourceRecord) => (
    <div className={styles.columns}>
      <DetailList
        fields={detailFields}
        record={record}
        recordLabel={name}
        isPartial={query.isPlaceholderData}
      />
      {detailSections.map(({ title, component: Content }) => (
        <section key={title} className={styles.section} aria-label={title}>
          <h2>{title}</h2>
          <Suspense fallback={<Skeleton height={64} />}>
            {!record || query.isPlaceholderData ? (
              <Skeleton height={64} />
            ) : (
              <Content record={record} />
            )}
          </Suspense>
        </section>
      ))}
    </div>
  );

  return (
    <>
      <PageHead
        title={name || labels.singular}
        kind={name ? labels.singular : ''}
        action={
          <div className="cluster">
            {actions.length > 0 && query.data && !query.isError && (
              <ActionGroup resource={resource} record={query.data} disabled={query.isFetching} />
            )}
            {operations.update && <EditRecord resource={resource} id={id} query={query} />}
            {operations.delete && query.data && !query.isError && (
              <RecordMenu
                resource={resource}
                id={id}
                name={`${labels.singular.toLowerCase()} ${name}`.trim()}
                disabled={query.isFetching}
              />
            )}
          </div>
        }
      />
      <QueryBoundary
        query={query}
        subject={`This ${labels.singular.toLowerCase()}`}
        loading={renderColumns()}
        backLink={
          <RouteLink to={origin?.address ?? routes.list} className={getButtonClass('plain')}>
            {`Back to ${labels.plural}`}
          </RouteLink>
        }
      >
        {(record) => (
          <>
            {renderColumns(record)}
            {resource.children?.map((child) => (
              <Suspense key={child.list} fallback={<Skeleton height={64} />}>
                <ChildList child={child} id={id} />
              </Suspense>
            ))}
          </>
        )}
      </QueryBoundary>
    </>
  );
}

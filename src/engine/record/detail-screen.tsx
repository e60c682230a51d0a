import { Suspense, useId } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../session/session-context.ts';
import { BackLink } from '../../ui/route-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { useListOrigin } from '../config/list-origin.ts';
import { recordQuery, selectRecord } from '../config/read-record.ts';
import type { DetailSectionConfig, ResourceRecord, Resource } from '../config/resource.ts';
import { DetailList, LoadingDetails } from './detail-list.tsx';
import styles from './detail-screen.module.css';
import { EditRecord } from './edit-record.tsx';
import { RecordNavigation } from './record-navigation.tsx';
import { useRecordVisit } from './use-record-visit.ts';

/** The record with the id in the URL, between those of the list that it was opened from. */
export function DetailScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  const { routes, labels, recordLabel } = resource;
  const origin = useListOrigin(resource);
  const query = useQuery({
    ...recordQuery(useApi(), resource, id),
    // Not an inline function: the cached query keeps a reference to everything in its scope.
    select: selectRecord(resource),
  });
  useRecordVisit(resource, id, query);
  return (
    <div className={styles.detail} aria-busy={query.isRefetching}>
      <div className={styles.bar}>
        <BackLink to={origin?.address ?? routes.list}>{labels.plural}</BackLink>
        {origin && (
          <RecordNavigation
            resource={resource}
            id={id}
            origin={origin}
            recordLabel={query.data && recordLabel(query.data)}
            isPending={query.isPending}
          />
        )}
      </div>
      {/* The key resets the state for another record. */}
      <Detail key={id} resource={resource} query={query} />
    </div>
  );
}

interface DetailProps {
  resource: Resource;
  query: UseQueryResult<ResourceRecord>;
}

/** One record, read-only, with an edit dialog if the resource can be updated. */
function Detail({ resource, query }: DetailProps) {
  const { labels, operations, detailFields, detailSections = [], recordLabel } = resource;
  const name = query.data && recordLabel(query.data);
  return (
    <>
      <PageHead
        title={name || labels.singular}
        kind={name ? labels.singular : ''}
        action={
          <div className={styles.actions}>
            {query.data && !query.isError && (
              <ActionButtons resource={resource} record={query.data} disabled={query.isFetching} />
            )}
            {operations.update && <EditRecord resource={resource} query={query} />}
          </div>
        }
      />
      <QueryBoundary
        query={query}
        subject={`This ${labels.singular.toLowerCase()}`}
        loading={<LoadingDetails fields={detailFields} />}
      >
        {(data) => (
          <>
            <DetailList fields={detailFields} record={data} recordLabel={recordLabel(data)} />
            {detailSections.map((section) => (
              <DetailSection key={section.title} section={section} record={data} />
            ))}
          </>
        )}
      </QueryBoundary>
    </>
  );
}

interface DetailSectionProps {
  section: DetailSectionConfig;
  record: ResourceRecord;
}

/** A card with a heading and the component of a resource. */
function DetailSection({ section, record }: DetailSectionProps) {
  const id = useId();
  const { title, component: Content } = section;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Suspense fallback={<Skeleton height={64} />}>
        <Content record={record} />
      </Suspense>
    </section>
  );
}

import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { buildPathParams } from '../../api/path-params.ts';
import { useApi } from '../../session/session-context.ts';
import { useRestoredDraft } from '../../session/use-draft.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { EditButton } from '../../ui/edit-button.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { preload } from '../../ui/load-module.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { useResourceMutation } from '../actions/use-resource-mutation.ts';
import { getId, recordQuery, selectRecord } from '../read-record.ts';
import type { ResourceRecord, Resource } from '../resource.ts';
import { DetailList, LoadingDetails } from './detail-list.tsx';
import { DetailSection } from './detail-section.tsx';
import styles from './detail-screen.module.css';

const importDialog = () => import('../form/edit-dialog.tsx');
const EditDialog = lazyComponent(importDialog, (module) => module.EditDialog);

const singularName = ({ labels }: Resource) => labels.singular.toLowerCase();

/** The record with the id in the URL. The key resets the state, such as an open dialog, for another record. */
export function DetailScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  return <Detail key={id} resource={resource} id={id} />;
}

/** One record, read-only, with an edit dialog if the resource can be updated. */
function Detail({ resource, id }: { resource: Resource; id: string }) {
  const query = useQuery({
    ...recordQuery(useApi(), resource, id),
    // Not an inline function: the cached query keeps a reference to everything in its scope.
    select: selectRecord(resource),
  });
  const { labels, operations, routes, detailFields, detailSections = [], recordLabel } = resource;
  const name = query.data && recordLabel(query.data);
  return (
    <div className={styles.detail} aria-busy={query.isRefetching}>
      <BackLink to={routes.list}>{labels.plural}</BackLink>
      <PageHead
        title={name || labels.singular}
        kind={name ? labels.singular : ''}
        action={
          <div className={styles.actions}>
            {query.data && !query.isError && (
              <ActionButtons resource={resource} record={query.data} disabled={query.isFetching} />
            )}
            {operations.update && <Edit resource={resource} query={query} />}
          </div>
        }
      />
      <QueryBoundary
        query={query}
        subject={`This ${singularName(resource)}`}
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
    </div>
  );
}

interface EditProps {
  resource: Resource;
  query: UseQueryResult<ResourceRecord>;
}

/** The button that opens the edit dialog, once the record is there. */
function Edit({ resource, query }: EditProps) {
  const api = useApi();
  const [isEditing, setEditing] = useState(useRestoredDraft() !== undefined);
  const update = useResourceMutation(resource, 'update');
  const { data: record, isFetching, isError } = query;

  useEffect(() => preload(importDialog), []);

  if (!record) return null;
  const id = getId(resource, record);
  const { read } = resource.operations;

  /** Reads the record's form values from the server, bypassing the query cache. */
  async function refetchValues(signal: AbortSignal) {
    const path = buildPathParams(read, id);
    const response = await api.requestByKey(read, { path }, signal);
    return resource.toFormValues(selectRecord(resource)(response));
  }

  function edit() {
    // A pending redirect of the previous save would close the dialog.
    update.cancelRedirect();
    setEditing(true);
  }

  return (
    <>
      {!isError && (
        <EditButton
          name={`Edit ${singularName(resource)} ${resource.recordLabel(record)}`.trim()}
          // While the record is refetched, an edit would begin with outdated values.
          disabled={isFetching}
          onClick={edit}
        />
      )}
      {isEditing && (
        <Suspense>
          <EditDialog
            title={`Edit ${singularName(resource)}`}
            recordLabel={resource.recordLabel(record)}
            fields={resource.formFields}
            sections={resource.formSections}
            values={resource.toFormValues(record)}
            refetchValues={refetchValues}
            mutation={update}
            path={buildPathParams(update.operation, id)}
            onClosed={() => setEditing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

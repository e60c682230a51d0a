import EditOutlined from '@ant-design/icons/EditOutlined';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { OperationKey } from '../../api/contract.ts';
import { operationQuery } from '../../api/query-client.ts';
import { useApi } from '../../session/session-context.ts';
import { useRestoredDraft } from '../../session/use-draft.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { preload, loadModule } from '../../ui/load-module.ts';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { useResourceMutation } from '../actions/use-resource-mutation.ts';
import type { ResourceRecord, Resource } from '../resource.ts';
import { DetailList, LoadingDetails } from './detail-list.tsx';
import styles from './detail-screen.module.css';

const importDialog = () => import('../form/edit-dialog.tsx');
const EditDialog = lazy(() =>
  loadModule(importDialog).then((module) => ({ default: module.EditDialog })),
);

// Outside the component: the cached query keeps a reference to everything in the scope of its `select`.
const selectRecord = (resource: Resource) => (response: unknown) =>
  (response as Record<string, ResourceRecord>)[resource.record] as ResourceRecord;

/** The record with the id in the URL. The key resets the state, such as an open dialog, for another record. */
export function DetailScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  return <Detail key={id} resource={resource} id={id} />;
}

/** One record, read-only, with an edit dialog if the resource can be updated. */
function Detail({ resource, id }: { resource: Resource; id: string }) {
  const api = useApi();
  const [isEditing, setEditing] = useState(useRestoredDraft() !== undefined);
  const update = useResourceMutation(resource, 'update');
  const query = useQuery({
    ...operationQuery(api, resource.operations.read as OperationKey, { path: { id } } as never),
    select: selectRecord(resource),
  });
  const { singular, plural } = resource.labels;

  /** Reads the record's form values from the server, bypassing the query cache. */
  async function refetchValues(signal: AbortSignal) {
    const input = { path: { id } } as never;
    const response = await api.request(resource.operations.read as OperationKey, input, signal);
    return resource.toFormValues(selectRecord(resource)(response));
  }

  const record = query.data;

  useEffect(() => {
    if (resource.operations.update) preload(importDialog);
  }, [resource]);

  // While the record is refetched, an edit would begin with outdated values.
  const canEdit = record !== undefined && !query.isFetching;

  function edit() {
    // A pending redirect of the previous save would close the dialog.
    update.cancelRedirect();
    setEditing(true);
  }

  return (
    <div className={styles.detail}>
      <BackLink to={resource.routes.list}>{plural}</BackLink>
      <PageHead
        title={singular}
        summary={record ? resource.recordLabel(record) : ''}
        action={
          record &&
          !query.isError &&
          resource.operations.update && (
            <WithTooltip
              name={`Edit ${singular.toLowerCase()} ${resource.recordLabel(record)}`.trim()}
            >
              <Button variant="icon" disabled={!canEdit} onClick={edit}>
                <EditOutlined aria-hidden />
              </Button>
            </WithTooltip>
          )
        }
      />
      <QueryBoundary
        query={query}
        subject={`This ${singular.toLowerCase()}`}
        loading={<LoadingDetails fields={resource.detailFields} />}
      >
        {(data) => (
          <DetailList
            fields={resource.detailFields}
            record={data}
            recordLabel={resource.recordLabel(data)}
          />
        )}
      </QueryBoundary>
      {isEditing && record && (
        <Suspense>
          <EditDialog
            title={`Edit ${singular.toLowerCase()}`}
            fields={resource.formFields}
            values={resource.toFormValues(record)}
            refetchValues={refetchValues}
            mutation={update}
            path={{ id: record._id }}
            onClosed={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

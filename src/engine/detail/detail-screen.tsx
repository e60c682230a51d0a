import EditOutlined from '@ant-design/icons/EditOutlined';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Route } from '../../api/contract.ts';
import { readQuery } from '../../api/read-query.ts';
import { useApi } from '../../session/session-context.ts';
import { useWaitingDraft } from '../../session/use-draft.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { fetchAhead } from '../../ui/fetch-ahead.ts';
import { loadCode } from '../../ui/load-code.ts';
import { Named } from '../../ui/named.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useDeed } from '../actions/use-deed.ts';
import type { Item, Resource } from '../resource.ts';
import { DetailList, LoadingDetails } from './detail-list.tsx';
import styles from './detail-screen.module.css';

const importDialog = () => import('../form/edit-dialog.tsx');
const EditDialog = lazy(() =>
  loadCode(importDialog).then((module) => ({ default: module.EditDialog })),
);

// Outside the component: an answer is kept for a while, and with it what its `select` has seen.
const recordOf = (resource: Resource) => (answer: unknown) =>
  (answer as Record<string, Item>)[resource.record] as Item;

/** The record that the address names; another record begins anew, without the dialog of the last. */
export function DetailScreen({ resource }: { resource: Resource }) {
  const { id = '' } = useParams();
  return <Detail key={id} resource={resource} id={id} />;
}

/** One record, read-only, with its edit dialog where the resource can be updated. */
function Detail({ resource, id }: { resource: Resource; id: string }) {
  const api = useApi();
  const [editing, setEditing] = useState(useWaitingDraft() !== undefined);
  const update = useDeed(resource, 'update');
  const query = useQuery({
    ...readQuery(api, resource.routes.read as Route, { path: { id } } as never),
    select: recordOf(resource),
  });
  const { one, many } = resource.label;

  /** The record as the form has it, past everything that is kept here. */
  async function readAgain() {
    const answer = await api.call(resource.routes.read as Route, { path: { id } } as never);
    return resource.formValues(recordOf(resource)(answer));
  }

  const item = query.data;

  useEffect(() => {
    if (resource.routes.update) fetchAhead(importDialog);
  }, [resource]);

  // While the record is read anew, its old values are no place to begin from.
  const ready = item !== undefined && !query.isFetching;

  function edit() {
    // A redirect still under way from the last save must not close a form that is open again.
    update.stay();
    setEditing(true);
  }

  return (
    <div className={styles.detail}>
      <BackLink to={resource.path.list}>{many}</BackLink>
      <PageHead
        title={one}
        summary={item ? resource.nameOf(item) : ''}
        action={
          item &&
          !query.isError &&
          resource.routes.update && (
            <Named name={`Edit ${one.toLowerCase()} ${resource.nameOf(item)}`.trim()}>
              <Button look="icon" disabled={!ready} onClick={edit}>
                <EditOutlined aria-hidden />
              </Button>
            </Named>
          )
        }
      />
      <QueryView
        query={query}
        what={`This ${one.toLowerCase()}`}
        loading={<LoadingDetails details={resource.details} />}
      >
        {(record) => <DetailList details={resource.details} item={record} />}
      </QueryView>
      {editing && item && (
        <Suspense>
          <EditDialog
            what={one.toLowerCase()}
            fields={resource.fields}
            route={resource.routes.update ?? ''}
            values={resource.formValues(item)}
            id={item._id}
            readAgain={readAgain}
            change={update}
            onClosed={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEntryState } from '../../session/history-entry.ts';
import { useApi } from '../../session/session-context.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { isFocusLost } from '../../ui/focus.ts';
import { loadModule } from '../../ui/loading/load-module.ts';
import { Skeleton } from '../../ui/loading/loading.tsx';
import { QueryBoundary } from '../../ui/loading/query-boundary.tsx';
import { BackLink, RouteLink } from '../../ui/route-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { copiedIdParam } from '../config/duplicate.ts';
import { useListOrigin } from '../config/list-origin.ts';
import type { Resource } from '../config/resource.ts';
import { getMutation, useSaveRecord } from '../mutations/record-mutations.ts';
import styles from './add-screen.module.css';
import type { RecordCopy } from './copy-record.ts';
import type { Values } from './form-values.ts';
import { RequiredNote, ResourceForm } from './resource-form.tsx';
import { useResourceForm } from './use-resource-form.ts';

const useListAddress = (resource: Resource) =>
  useListOrigin(resource)?.address ?? resource.routes.list;

const getTitle = ({ labels }: Resource) => `Add ${labels.singular}`;

/** Adds a record, which may begin as a copy of another one. */
export function AddScreen({ resource }: { resource: Resource }) {
  const [searchParams] = useSearchParams();
  const copiedId = searchParams.get(copiedIdParam);
  return (
    <div className="narrow">
      <BackLink to={useListAddress(resource)}>{resource.labels.plural}</BackLink>
      {copiedId === null ? (
        <AddForm resource={resource} />
      ) : (
        <CopyForm key={copiedId} resource={resource} id={copiedId} />
      )}
    </div>
  );
}

/** The form with the values of the record that is copied, once they have been read. */
function CopyForm({ resource, id }: { resource: Resource; id: string }) {
  const { labels } = resource;
  const { operation } = getMutation(resource, 'create');
  const api = useApi();
  const listAddress = useListAddress(resource);
  const query = useQuery({
    queryKey: ['copy', operation, id],
    async queryFn({ signal }) {
      const { copyRecord } = await loadModule(() => import('./copy-record.ts'));
      return copyRecord(api, { resource, id, operation }, signal);
    },
    // The record is read only once, because a second read would replace what was typed. The next copy reads it again.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <>
      {!query.isSuccess && <PageHead title={getTitle(resource)} />}
      <QueryBoundary
        query={query}
        subject={`This ${labels.singular.toLowerCase()}`}
        loading={<Skeleton height={400} />}
        backLink={
          <RouteLink to={listAddress} className={getButtonClass('plain')}>
            {`Back to ${labels.plural}`}
          </RouteLink>
        }
      >
        {(copy) => <AddForm resource={resource} copy={copy} />}
      </QueryBoundary>
    </>
  );
}

/** Selects the first text of a copy, which still is that of the other record, so that typing replaces it. */
function selectFirstText(form: HTMLElement | null): void {
  const input = form?.querySelector<HTMLInputElement>('input:not([type=file])');
  if (!input || !isFocusLost()) return;
  input.focus();
  input.select();
}

/** The form of a new record. It keeps its values if a save fails. */
function AddForm({ resource, copy }: { resource: Resource; copy?: RecordCopy }) {
  const { formFields, formSections } = resource;
  const navigate = useNavigate();
  const listAddress = useListAddress(resource);
  const create = useSaveRecord(resource, 'create');
  const { values } = useEntryState();
  const form = useResourceForm(
    formFields,
    create.operation,
    {},
    { typedValues: values, copiedValues: copy?.values, missingFiles: copy?.missingFiles },
  );

  const save = async (body: Values, signal: AbortSignal) =>
    (await create.mutate({ body }, signal, form.handleFailure)) !== undefined;

  return (
    <>
      <PageHead
        title={getTitle(resource)}
        summary={copy && `A copy of “${copy.name}”, not saved yet`}
        action={<RequiredNote form={form} />}
      />
      <div className={styles.card} ref={copy && selectFirstText}>
        <ResourceForm
          form={form}
          sections={formSections}
          onSave={save}
          onCancel={() => void navigate(listAddress)}
        />
      </div>
    </>
  );
}

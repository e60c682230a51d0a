import { useNavigate } from 'react-router-dom';
import { useEntryState } from '../../session/history-entry.ts';
import { BackLink } from '../../ui/route-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useListOrigin } from '../config/list-origin.ts';
import type { Resource } from '../config/resource.ts';
import { useSaveRecord } from '../mutations/record-mutations.ts';
import styles from './add-screen.module.css';
import type { Values } from './form-values.ts';
import { RequiredNote, ResourceForm } from './resource-form.tsx';
import { useResourceForm } from './use-resource-form.ts';

/** The screen that adds a record. After a failed save, the form keeps its values. */
export function AddScreen({ resource }: { resource: Resource }) {
  const { formFields, formSections, labels, routes } = resource;
  const navigate = useNavigate();
  const listAddress = useListOrigin(resource)?.address ?? routes.list;
  const create = useSaveRecord(resource, 'create');
  const { values } = useEntryState();
  const form = useResourceForm(formFields, create.operation, {}, { typedValues: values });

  const save = async (body: Values, signal: AbortSignal) =>
    (await create.mutate({ body }, signal, form.handleFailure)) !== undefined;

  return (
    <div className="narrow">
      <BackLink to={listAddress}>{labels.plural}</BackLink>
      <PageHead title={`Add ${labels.singular}`} action={<RequiredNote form={form} />} />
      <div className={styles.card}>
        <ResourceForm
          form={form}
          sections={formSections}
          onSave={save}
          onCancel={() => void navigate(listAddress)}
        />
      </div>
    </div>
  );
}

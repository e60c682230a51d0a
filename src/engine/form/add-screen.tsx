import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../session/session-context.ts';
import { useWaitingDraft } from '../../session/use-draft.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useDeed } from '../actions/use-deed.ts';
import type { Resource } from '../resource.ts';
import styles from './add-screen.module.css';
import { blankValues } from './blank-values.ts';
import type { Values } from './change-set.ts';
import { ResourceForm } from './resource-form.tsx';
import { useResourceForm } from './use-resource-form.ts';

/** Adds a record; a failed save leaves the form as it is. */
export function AddScreen({ resource }: { resource: Resource }) {
  const { fields, label, path, routes } = resource;
  const route = routes.create ?? '';
  const limits = useApi().operation(route).fields;
  const navigate = useNavigate();
  const create = useDeed(resource, 'create');
  const typedBefore = useWaitingDraft<Values>()?.typed;
  const initial = blankValues(limits);
  const form = useResourceForm({ fields, route, stored: {}, initial, typedBefore });
  const [saved, setSaved] = useState(false);

  const locked = create.isPending || saved;

  const submit = () =>
    form.submit((body) =>
      create.run({ body }, () => {
        form.settle();
        setSaved(true);
      }),
    );

  return (
    <div className={styles.add}>
      <BackLink to={path.list}>{label.many}</BackLink>
      <PageHead title={`Add ${label.one}`} />
      <div className={styles.card}>
        <ResourceForm
          form={form}
          busy={locked || form.isSubmitting}
          locked={locked}
          onSubmit={() => void submit()}
          onCancel={() => void navigate(path.list)}
        />
      </div>
    </div>
  );
}

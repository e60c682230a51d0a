import { useId } from 'react';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { FormField } from './form-field.tsx';
import { RestoredNote } from './restored-note.tsx';
import styles from './resource-form.module.css';
import type { useResourceForm } from './use-resource-form.ts';

interface ResourceFormProps {
  form: ReturnType<typeof useResourceForm>;
  busy: boolean;
  /** Whether what is typed now could no longer be sent. */
  locked: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The fields of a resource, Cancel and Submit. */
export function ResourceForm({ form, busy, locked, onSubmit, onCancel }: ResourceFormProps) {
  const id = useId();
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {form.isRestored && <RestoredNote />}
      <fieldset className={styles.fields} disabled={locked}>
        {form.fields.map(([name, config]) => (
          <FormField
            key={name}
            id={`${id}-${name}`}
            name={name}
            config={config}
            limits={form.limits[name] ?? {}}
            control={form.control}
          />
        ))}
      </fieldset>
      {form.warning && <AlertBox variant="warning">{form.warning}</AlertBox>}
      <div className={styles.foot}>
        <Button disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="primary" busy={busy}>
          Submit
        </Button>
      </div>
    </form>
  );
}

import { useId } from 'react';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { DraftAlert } from '../../ui/unsaved-changes.tsx';
import type { FormSectionConfig } from '../resource.ts';
import { FormField } from './form-field.tsx';
import { FormSections } from './form-sections.tsx';
import { LockedFields } from './locked-fields.tsx';
import styles from './resource-form.module.css';
import { findSharedMessages } from './form-validation.ts';
import type { ResourceFormState } from './use-resource-form.ts';

interface ResourceFormProps {
  form: ResourceFormState;
  sections?: readonly FormSectionConfig[] | undefined;
  /** Whether the form is being sent or was saved: further input would be lost. */
  isLocked: boolean;
  onSubmit: () => void;
  onCancel: () => void;
}

/** The fields of a resource, and the buttons Cancel and Submit. */
export function ResourceForm({ form, sections, isLocked, onSubmit, onCancel }: ResourceFormProps) {
  const id = useId();
  const { operation, warning, errors } = form;
  const sharedErrors = findSharedMessages(errors);
  const messages = [...sharedErrors, ...(warning ? [warning] : [])];
  const hasRequired = form.fields.some(([name]) => operation.requiredProperties.includes(name));
  const fields = form.fields.map(([name, config]) => [
    name,
    <FormField
      key={name}
      id={`${id}-${name}`}
      name={name}
      config={config}
      constraints={operation.bodyConstraints[name] ?? {}}
      isRequired={operation.requiredProperties.includes(name)}
      sharedErrors={sharedErrors}
      sharedErrorId={`${id}-shared`}
      control={form.control}
    />,
  ]);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {form.isRestored && <DraftAlert />}
      {hasRequired && <p className={styles.note}>Fields with a star (*) are required.</p>}
      <LockedFields isLocked={isLocked}>
        <FormSections
          fields={Object.fromEntries(fields)}
          sections={sections}
          values={form.values}
        />
      </LockedFields>
      {messages.length > 0 && (
        <div id={`${id}-shared`} className={styles.messages}>
          {messages.map((message) => (
            <AlertBox key={message} variant="warning">
              {message}
            </AlertBox>
          ))}
        </div>
      )}
      <div className={styles.foot} data-above-toasts>
        <Button disabled={isLocked} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isLocked}>
          Submit
        </Button>
      </div>
    </form>
  );
}

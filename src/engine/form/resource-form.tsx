import { type KeyboardEvent, type ReactElement, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { createSubmitShortcut, submitShortcutAttributes } from '../../ui/keyboard.ts';
import { DraftAlert } from '../../ui/feedback/unsaved-changes.tsx';
import { LateContent } from '../../ui/loading/late-content.tsx';
import type { FormSectionConfig } from '../config/resource.ts';
import { ChangedFields } from './changed-fields.tsx';
import { FormField } from './form-field.tsx';
import type { Values } from './form-values.ts';
import styles from './resource-form.module.css';
import type { ResourceFormState, SaveForm } from './use-resource-form.ts';

interface ResourceFormProps {
  form: ResourceFormState;
  sections?: readonly FormSectionConfig[] | undefined;
  /** Whether someone else has deleted the record, so that it can no longer be saved. */
  isRecordGone?: boolean | undefined;
  /** The form is locked until the promise resolves. */
  onSave: SaveForm;
  onCancel: () => void;
}

/** The fields of a resource, and the buttons Cancel and Submit. */
export function ResourceForm(props: ResourceFormProps) {
  const { form, sections = [], isRecordGone = false, onSave, onCancel } = props;
  const { sharedErrors, warning, failure, isLocked } = form;
  const messages = warning ? [...sharedErrors, warning] : sharedErrors;
  const fields = form.fields.map(([name, config]): [string, ReactElement] => [
    name,
    <FormField key={name} name={name} config={config} form={form} />,
  ]);

  function submit() {
    if (isLocked || isRecordGone) return;
    // The lock is rendered synchronously, so that a second submit in the same tick finds the form locked.
    flushSync(() => void form.submit(onSave));
  }

  return (
    <form
      noValidate
      className={styles.form}
      onKeyDownCapture={createSubmitShortcut(submit)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.body}>
        {form.isRestored && <DraftAlert />}
        {form.isEdit && <RequiredNote form={form} />}
        <fieldset
          className={styles.fields}
          aria-disabled={isLocked}
          {...(isLocked && blockedEvents)}
        >
          <FormSections
            fields={Object.fromEntries(fields)}
            sections={sections}
            values={form.values}
            setValues={form.setValues}
          />
        </fieldset>
      </div>
      <div className={styles.foot}>
        {(messages.length > 0 || failure) && (
          <div id={form.sharedErrorId} className={styles.messages}>
            {messages.map((message) => (
              <AlertBox key={message} variant="warning">
                {message}
              </AlertBox>
            ))}
            {failure && <AlertBox variant="error">{failure}</AlertBox>}
          </div>
        )}
        <div className={styles.buttons}>
          {form.isEdit && (
            <output className={styles.summary}>
              {!isRecordGone && <ChangedFields form={form} />}
            </output>
          )}
          <Button disabled={isLocked} onClick={onCancel}>
            Cancel
          </Button>
          {!isRecordGone && (
            <Button type="submit" variant="primary" busy={isLocked} {...submitShortcutAttributes}>
              Submit
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** Explains the star of required fields. On a page, it is beside the heading of the form. */
export const RequiredNote = ({ form }: Pick<ResourceFormProps, 'form'>) =>
  form.hasRequired && <p className="note">Fields with a star (*) are required.</p>;

const preventInput = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * While the form is sent, its fields ignore the keyboard by these handlers, and the pointer by the style sheet. Unlike
 * `inert` or `disabled`, this does not move the focus.
 */
const blockedEvents = {
  /** Blocks keys, except for Tab, Escape and shortcuts of the browser. */
  onKeyDownCapture(event: KeyboardEvent) {
    if (!['Tab', 'Escape'].includes(event.key) && !event.ctrlKey && !event.metaKey) {
      preventInput(event);
    }
  },
  onBeforeInputCapture: preventInput,
  onPasteCapture: preventInput,
  onCutCapture: preventInput,
};

interface FormSectionsProps {
  /** The fields by name, in the order of the form. */
  fields: Readonly<Record<string, ReactElement>>;
  sections: readonly FormSectionConfig[];
  values: Values;
  setValues: (values: Values) => void;
}

/** The fields of a form. Those of a section are rendered by its component, in the place of the first of them. */
function FormSections({ fields, sections, ...state }: FormSectionsProps) {
  const names = Object.keys(fields);
  return names.map((name) => {
    const section = sections.find((candidate) => candidate.fields.includes(name));
    if (!section) return fields[name];
    const ownNames = names.filter((other) => section.fields.includes(other));
    if (name !== ownNames[0]) return null;
    const { component: Section } = section;
    return (
      <LateContent key={name} height={ownNames.length * 64}>
        <Section
          fields={Object.fromEntries(ownNames.map((own) => [own, fields[own]]))}
          {...state}
        />
      </LateContent>
    );
  });
}

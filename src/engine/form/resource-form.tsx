import { type KeyboardEvent, type ReactElement, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { createSubmitShortcut, submitShortcutAttributes } from '../../ui/keyboard.ts';
import { DraftAlert } from '../../ui/feedback/unsaved-changes.tsx';
import { LateContent } from '../../ui/loading/late-content.tsx';
import type { FormSectionConfig } from '../config/resource.ts';
import { ChangedFields } from './changed-fields.tsx';
import { FieldList } from './field-list.tsx';
import { FormField } from './form-field.tsx';
import styles from './resource-form.module.css';
import type { ResourceFormState, SaveForm } from './use-resource-form.ts';

interface ResourceFormProps {
  form: ResourceFormState;
  sections?: readonly FormSectionConfig[] | undefined;
  /** What the administrator should know before a save. */
  notice?: string | undefined;
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
        {props.notice && <AlertBox variant="warning">{props.notice}</AlertBox>}
        {form.isEdit && <RequiredNote form={form} />}
        <fieldset
          className={styles.fields}
          aria-disabled={isLocked}
          {...(isLocked && blockedEvents)}
        >
          <FormFields form={form} sections={sections} />
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

interface FormFieldsProps {
  form: ResourceFormState;
  sections: readonly FormSectionConfig[];
}

/** The fields of a form. Those of a section are rendered by its component, in the place of the first of them. */
function FormFields({ form, sections }: FormFieldsProps) {
  const { values, setValues, invalidNames, operation } = form;
  const fields = Object.fromEntries(
    form.fields.map(([name, config]): [string, ReactElement] => [
      name,
      <FormField key={name} name={name} config={config} form={form} />,
    ]),
  );
  const names = Object.keys(fields);
  const listed = names.flatMap((name) => {
    const section = sections.find((candidate) => candidate.fields.includes(name));
    const isInvalid = invalidNames.includes(name);
    if (!section) {
      const isAlwaysShown = operation.requiredProperties.includes(name);
      return [{ element: fields[name], isAlwaysShown, isInvalid }];
    }
    const ownNames = names.filter((other) => section.fields.includes(other));
    if (name !== ownNames[0]) return [];
    const { component: Section } = section;
    const element = (
      <LateContent key={name} height={ownNames.length * 64}>
        <Section
          fields={Object.fromEntries(ownNames.map((own) => [own, fields[own]]))}
          values={values}
          setValues={setValues}
        />
      </LateContent>
    );
    return [{ element, isAlwaysShown: true, isInvalid }];
  });
  return <FieldList fields={listed} />;
}

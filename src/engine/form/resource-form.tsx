import { useId } from 'react';
import { flushSync } from 'react-dom';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { createSubmitShortcut, submitShortcutAttributes } from '../../ui/keyboard.ts';
import { DraftAlert } from '../../ui/feedback/unsaved-changes.tsx';
import type { FormSectionConfig } from '../config/resource.ts';
import type { Constraints } from '../../api/contract.ts';
import { getType, isNullable } from '../config/field-types.ts';
import { FormField } from './form-field.tsx';
import { FormSections } from './form-sections.tsx';
import { LockedFields } from './locked-fields.tsx';
import styles from './resource-form.module.css';
import { findSharedMessages } from './form-validation.ts';
import { findHalfFields, isShortField } from '../inputs/short-fields.ts';
import type { ResourceFormState, SaveForm } from './use-resource-form.ts';

interface ResourceFormProps {
  form: ResourceFormState;
  sections?: readonly FormSectionConfig[] | undefined;
  /** Whether only the fields scroll, as in a dialog. */
  hasFixedFoot?: boolean;
  /** The form is locked until the promise resolves. */
  onSave: SaveForm;
  onCancel: () => void;
}

/** The fields of a resource, and the buttons Cancel and Submit. */
export function ResourceForm(props: ResourceFormProps) {
  const { form, sections, hasFixedFoot = false, onSave, onCancel } = props;
  const id = useId();
  const { operation, warning, errors, isLocked } = form;
  const sharedErrors = findSharedMessages(errors);
  const messages = [...sharedErrors, ...(warning ? [warning] : [])];
  const note = getNote(form);
  const inSections = sections?.flatMap((section) => section.fields) ?? [];
  const halves = findHalfFields(
    form.fields.map(([name, config]) => {
      const constraints = operation.bodyConstraints[name] ?? {};
      return {
        name,
        isShort: !inSections.includes(name) && isShortField(name, config, constraints),
      };
    }),
  );
  const fields = form.fields.map(([name, config]) => [
    name,
    <FormField
      key={name}
      id={`${id}-${name}`}
      name={name}
      config={config}
      constraints={operation.bodyConstraints[name] ?? {}}
      isRequired={operation.requiredProperties.includes(name)}
      isHalf={halves.has(name)}
      sharedErrors={sharedErrors}
      sharedErrorId={`${id}-shared`}
      isChanged={form.changedNames.includes(name)}
      form={form}
    />,
  ]);

  function submit() {
    if (isLocked) return;
    // Rendered synchronously: a second submit in the same tick finds the form locked.
    flushSync(() => void form.submit(onSave));
  }

  return (
    <form
      noValidate
      className={hasFixedFoot ? styles.fixed : undefined}
      onKeyDownCapture={createSubmitShortcut(submit)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.body}>
        {form.isRestored && <DraftAlert />}
        {note && <p className={styles.note}>{note}</p>}
        <LockedFields isLocked={isLocked}>
          <FormSections
            fields={Object.fromEntries(fields)}
            sections={sections}
            values={form.values}
          />
        </LockedFields>
      </div>
      <div className={styles.foot}>
        {messages.length > 0 && (
          <div id={`${id}-shared`} className={styles.messages}>
            {messages.map((message) => (
              <AlertBox key={message} variant="warning">
                {message}
              </AlertBox>
            ))}
          </div>
        )}
        <div className={styles.buttons}>
          {form.isEdit && <output className={styles.summary}>{getSummary(form)}</output>}
          <Button disabled={isLocked} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isLocked} {...submitShortcutAttributes}>
            Submit
          </Button>
        </div>
      </div>
    </form>
  );
}

/** "2 fields will be saved"; empty if none was changed, and after the save. */
function getSummary({ changedNames: { length }, isSaved }: ResourceFormState): string {
  if (length === 0 || isSaved) return '';
  return length === 1 ? '1 field will be saved' : `${length} fields will be saved`;
}

/** What an empty field means, if it means the same for each. */
function getNote({ fields, operation, isEdit }: ResourceFormState): string | undefined {
  const { requiredProperties, bodyConstraints } = operation;
  if (fields.some(([name]) => requiredProperties.includes(name)))
    return 'Fields with a star (*) are required.';
  const isKept = fields.every(([name]) => keepsOriginal(bodyConstraints[name] ?? {}));
  return isEdit && isKept ? 'Empty fields stay as they are.' : undefined;
}

/** Whether a value stays as it is when its field is emptied. */
const keepsOriginal = (constraints: Constraints) =>
  !isNullable(constraints) && (getType(constraints) !== 'array' || Boolean(constraints.minItems));

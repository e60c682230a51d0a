import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { createSubmitShortcut, submitShortcutAttributes } from '../../ui/keyboard.ts';
import { getFieldLabel } from '../config/input-values.ts';
import styles from './conflict-dialog.module.css';
import { FormModal } from './form-modal.tsx';
import { FullValue } from './full-value.tsx';
import { resolveConflicts, type Versions } from './resolve-conflicts.ts';
import formStyles from './resource-form.module.css';
import type { ResourceFormState } from './use-resource-form.ts';

interface ConflictDialogProps {
  form: Pick<ResourceFormState, 'fields' | 'operation'>;
  versions: Versions;
  /** Tells the questions apart: while one is answered, the server may change again. */
  questionNumber: number;
  isOpen: boolean;
  /** Whether the answer is being checked against the server. */
  isBusy: boolean;
  /** Called with the names of the fields whose own value is kept. */
  onSave: (keptNames: readonly string[]) => void;
  onCancel: () => void;
  /** Called after the closing animation. */
  onClosed: () => void;
}

/** Asks, for each field that someone else has changed too, which value to save. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { questionNumber, isOpen, isBusy, onCancel, onClosed } = props;
  return (
    <FormModal
      title="Resolve conflicts"
      open={isOpen}
      onCancel={() => !isBusy && onCancel()}
      onOpened={(container) => container.querySelector<HTMLElement>('input:checked')?.focus()}
      afterClose={onClosed}
      width={720}
    >
      <ConflictForm key={questionNumber} {...props} />
    </FormModal>
  );
}

function ConflictForm(props: ConflictDialogProps) {
  const { form, versions, questionNumber, isBusy, onSave, onCancel } = props;
  const { conflicts, changedOnlyOnServer, changedOnlyHere } = resolveConflicts(
    versions,
    form.operation,
  );
  const [keptNames, setKeptNames] = useState<readonly string[]>([]);
  const listFields = (names: readonly string[]) =>
    form.fields.filter(([name]) => names.includes(name));
  const otherLabels = listFields(changedOnlyOnServer).map(([, config]) => getFieldLabel(config));
  const submit = () => !isBusy && onSave(keptNames);

  return (
    <form
      className={formStyles.fixed}
      onKeyDownCapture={createSubmitShortcut(submit)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={`${formStyles.body} ${styles.conflicts}`}>
        <p>
          {questionNumber > 1 && 'The record has changed again. '}
          Someone else has changed what you are changing. Choose what to keep.
        </p>
        {listFields(conflicts).map(([name, config]) => {
          const constraints = form.operation.bodyConstraints[name] ?? {};
          const renderValue = (values: Versions['body']) => (
            <FullValue config={config} constraints={constraints} value={values[name]} />
          );
          return (
            <ConflictChoice
              key={name}
              label={getFieldLabel(config)}
              original={renderValue(versions.originalValues)}
              current={renderValue(versions.currentValues)}
              own={renderValue(versions.body)}
              isKept={keptNames.includes(name)}
              onChoose={() => isBusy || setKeptNames(toggle(keptNames, name))}
            />
          );
        })}
        {otherLabels.length > 0 && (
          <p className={styles.accepted}>
            Also changed on the server, and kept as it is there: {otherLabels.join(', ')}.
          </p>
        )}
      </div>
      <div className={`${formStyles.foot} ${formStyles.buttons}`}>
        <output className={formStyles.summary}>
          {summarise(keptNames.length + changedOnlyHere.length)}
        </output>
        <Button disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} {...submitShortcutAttributes}>
          Save
        </Button>
      </div>
    </form>
  );
}

interface ConflictChoiceProps {
  label: string;
  /** The value when the form opened. */
  original: ReactNode;
  /** The value on the server now. */
  current: ReactNode;
  own: ReactNode;
  /** Whether the own value is kept. */
  isKept: boolean;
  /** Called when the other value is chosen. */
  onChoose: () => void;
}

/** The three values of a field, and the choice between two of them. */
function ConflictChoice(props: ConflictChoiceProps) {
  const { label, original, current, own, isKept, onChoose } = props;
  const id = useId();
  const renderOption = (text: string, value: ReactNode, keepsOwn: boolean) => (
    <div className={styles.option} data-chosen={isKept === keepsOwn || undefined}>
      <label className={styles.name}>
        <input
          type="radio"
          name={id}
          checked={isKept === keepsOwn}
          aria-describedby={`${id}-${keepsOwn}`}
          onChange={onChoose}
        />
        {text}
      </label>
      <div id={`${id}-${keepsOwn}`} className={styles.value}>
        {value}
      </div>
    </div>
  );
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.choice}>
      <h2 id={id} className={styles.label}>
        {label}
      </h2>
      <div className={styles.values}>
        <div className={styles.original}>
          <div className={styles.name}>When opened</div>
          <div className={styles.value}>{original}</div>
        </div>
        {renderOption('On the server', current, false)}
        {renderOption('Mine', own, true)}
      </div>
    </div>
  );
}

const toggle = (names: readonly string[], name: string) =>
  names.includes(name) ? names.filter((other) => other !== name) : [...names, name];

function summarise(savedCount: number): string {
  if (savedCount === 0) return 'Nothing of yours will be saved';
  return `${savedCount} ${savedCount === 1 ? 'field' : 'fields'} of yours will be saved`;
}

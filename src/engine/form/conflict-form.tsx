import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { focusFirst } from '../../ui/focus.ts';
import { createSubmitShortcut, submitShortcutAttributes } from '../../ui/keyboard.ts';
import { type ResolvedFormField, getFieldLabel } from '../config/input-values.ts';
import { describeOthers, describeOwn } from './describe-changes.ts';
import { ShownValue } from './stored-value.tsx';
import styles from './conflict-form.module.css';
import { resolveConflicts, type Versions } from './resolve-conflicts.ts';
import formStyles from './resource-form.module.css';
import type { ResourceFormState } from './use-resource-form.ts';

/** The question about the conflicts of a form. */
export interface Question {
  versions: Versions;
  /** Counts the questions of one save, because the server's values may change again while a question is open. */
  number: number;
  /** Called with the names of the fields whose own values are kept, or with undefined to save nothing. */
  onAnswer: (keptNames: readonly string[] | undefined) => void;
}

interface ConflictFormProps extends Question {
  form: Pick<ResourceFormState, 'fields' | 'operation'>;
}

/** Asks which value to save, for each field that someone else has changed, too. */
export function ConflictForm({ form, versions, number, onAnswer }: ConflictFormProps) {
  const { fields, operation } = form;
  const resolution = resolveConflicts(versions, operation);
  const [keptNames, setKeptNames] = useState<readonly string[]>([]);
  const savedNames = [...keptNames, ...resolution.changedOnlyHere];
  const saved = describeOwn(fields, savedNames, versions.body);
  const otherChanges = describeOthers(
    fields,
    resolution.changedOnlyOnServer,
    versions.originalValues,
    versions.currentValues,
  );
  const submit = () => onAnswer(keptNames);

  return (
    <form
      ref={focusFirstChoice}
      className={formStyles.form}
      onKeyDownCapture={createSubmitShortcut(submit)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={`${formStyles.body} ${styles.conflicts}`}>
        <p className="note">
          {`${number > 1 ? 'The record has changed again. ' : ''}Someone else has changed what you are changing. Choose what to keep.`}
        </p>
        {fields
          .filter(([name]) => resolution.conflicts.includes(name))
          .map(([name, config]) => (
            <ConflictChoice
              key={name}
              name={name}
              config={config}
              versions={versions}
              isKept={keptNames.includes(name)}
              onChoose={(isKept) => {
                const others = keptNames.filter((other) => other !== name);
                setKeptNames(isKept ? [...others, name] : others);
              }}
            />
          ))}
        {otherChanges !== '' && (
          <p className="note">{`Also changed by someone else: ${otherChanges}`}</p>
        )}
      </div>
      <div className={`${formStyles.foot} ${formStyles.buttons}`}>
        <output className={formStyles.summary}>
          {saved === '' ? 'Nothing of yours will be saved' : `${saved} will be saved`}
        </output>
        <Button onClick={() => onAnswer(undefined)}>Cancel</Button>
        <Button type="submit" variant="primary" {...submitShortcutAttributes}>
          Save
        </Button>
      </div>
    </form>
  );
}

const focusFirstChoice = (form: HTMLFormElement | null) => focusFirst(form, 'input');

interface ConflictChoiceProps {
  name: string;
  config: ResolvedFormField;
  versions: Versions;
  /** Whether the administrator's own value is kept. */
  isKept: boolean;
  onChoose: (isKept: boolean) => void;
}

/** The three values of a field: the original one, and the two from which one is chosen. */
function ConflictChoice(props: ConflictChoiceProps) {
  const { name, config, versions, isKept, onChoose } = props;
  const id = useId();
  const renderValue = (values: Versions['body'], valueId?: string) => (
    <div id={valueId} dir="auto" className={styles.value}>
      <ShownValue config={config} value={values[name]} isInFull />
    </div>
  );
  const renderOption = (text: string, values: Versions['body'], isOwn: boolean) => (
    <label className={styles.option}>
      <span className={styles.name}>
        <input
          type="radio"
          name={id}
          checked={isKept === isOwn}
          // The label of the radio button also contains the value.
          aria-label={text}
          aria-describedby={`${id}-${isOwn}`}
          onChange={() => onChoose(isOwn)}
        />
        <span>{text}</span>
      </span>
      {renderValue(values, `${id}-${isOwn}`)}
    </label>
  );
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.choice}>
      <h2 id={id}>{getFieldLabel(config)}</h2>
      <div className={styles.values}>
        <div className={styles.original}>
          <div className={styles.name}>When opened</div>
          {renderValue(versions.originalValues)}
        </div>
        {renderOption('On the server', versions.currentValues, false)}
        {renderOption('Mine', versions.body, true)}
      </div>
    </div>
  );
}

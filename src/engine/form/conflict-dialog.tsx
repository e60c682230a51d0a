import Modal from 'antd/es/modal';
import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { createSubmitShortcut, submitShortcutAttributes } from '../../ui/submit-shortcut.ts';
import { getFieldLabel } from '../config/input-values.ts';
import styles from './conflict-dialog.module.css';
import { type Conflict, ConflictChoice } from './conflict-choice.tsx';
import formStyles from './resource-form.module.css';
import { modalClass, modalClasses } from './modal-classes.ts';

export interface ConflictQuestion {
  conflicts: readonly Conflict[];
  /** The labels of the fields that only someone else has changed. */
  adoptedLabels: readonly string[];
  /** How many fields will be saved besides those in conflict. */
  otherFieldCount: number;
}

interface ConflictDialogProps {
  question: ConflictQuestion;
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
  const container = useRef<HTMLDivElement>(null);
  return (
    <Modal
      title="Resolve conflicts"
      open={isOpen}
      onCancel={() => !isBusy && onCancel()}
      afterOpenChange={(opened) =>
        opened && container.current?.querySelector<HTMLElement>('input:checked')?.focus()
      }
      afterClose={onClosed}
      mask={{ closable: false }}
      width={720}
      footer={null}
      className={modalClass}
      classNames={modalClasses}
      bodyProps={{ ref: container }}
    >
      <ConflictForm key={questionNumber} {...props} />
    </Modal>
  );
}

function ConflictForm({ question, questionNumber, isBusy, onSave, onCancel }: ConflictDialogProps) {
  const { conflicts, adoptedLabels, otherFieldCount } = question;
  const id = useId();
  const [keptNames, setKeptNames] = useState<readonly string[]>([]);
  const savedCount = keptNames.length + otherFieldCount;
  const submit = () => !isBusy && onSave(keptNames);

  function choose(name: string, isKept: boolean) {
    if (isBusy) return;
    setKeptNames((names) => [
      ...names.filter((other) => other !== name),
      ...(isKept ? [name] : []),
    ]);
  }

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
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.name}
            id={`${id}-${conflict.name}`}
            label={getFieldLabel(conflict.config)}
            conflict={conflict}
            isKept={keptNames.includes(conflict.name)}
            onChoose={(isKept) => choose(conflict.name, isKept)}
          />
        ))}
        {adoptedLabels.length > 0 && (
          <p className={styles.adopted}>
            Also changed on the server, and kept as it is there: {adoptedLabels.join(', ')}.
          </p>
        )}
      </div>
      <div className={`${formStyles.foot} ${formStyles.buttons}`}>
        <output className={formStyles.summary}>{summarise(savedCount)}</output>
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

function summarise(savedCount: number): string {
  if (savedCount === 0) return 'Nothing of yours will be saved';
  return savedCount === 1
    ? '1 field of yours will be saved'
    : `${savedCount} fields of yours will be saved`;
}

import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../button.tsx';
import { controlClass } from '../field.tsx';
import { focusFirst } from '../focus.ts';
import type { ToolQuestion } from './editor-state.ts';
import styles from './tool-form.module.css';

interface ToolFormProps {
  question: ToolQuestion;
  onSaved: () => void;
  onCancel: () => void;
}

/** Focuses the input, because the administrator has chosen the tool to type there. */
const focusInput = (form: HTMLFormElement | null) => focusFirst(form, 'input');

/** The field below the toolbar in which a tool asks for a text. */
export function ToolForm({ question, onSaved, onCancel }: ToolFormProps) {
  const { label, placeholder, cancelLabel } = question;
  const id = useId();
  const [value, setValue] = useState(question.value);
  const [problem, setProblem] = useState<string>();

  function save() {
    const newProblem = question.save(value);
    setProblem(newProblem);
    if (newProblem === undefined) onSaved();
  }

  function handleKey({ key }: KeyboardEvent) {
    if (key === 'Escape') onCancel();
  }

  return (
    <form
      ref={focusInput}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={controlClass}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={handleKey}
      />
      <div className="row">
        <Button type="submit" variant="primary">
          Save
        </Button>
        <Button onClick={onCancel}>{cancelLabel}</Button>
      </div>
      {problem && (
        <div id={`${id}-problem`} role="alert" className={`danger-text ${styles.problem}`}>
          {problem}
        </div>
      )}
    </form>
  );
}

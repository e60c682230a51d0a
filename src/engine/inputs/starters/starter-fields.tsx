import type { KeyboardEvent } from 'react';
import type { Constraints } from '../../../api/contract.ts';
import { controlClass } from '../../../ui/field.tsx';
import type { Starter } from '../input-values.ts';
import { countCharacters, getPartError, type StarterConstraints } from './starter-constraints.ts';
import styles from './starters-input.module.css';

interface StarterFieldsProps {
  /** The id of the text; the id of the description is derived from it. */
  id: string;
  /** "Starter 2" */
  name: string;
  /** Whether the text already has a label, that of the form field. */
  hasLabel?: boolean;
  starter: Starter;
  constraints: StarterConstraints;
  /** Whether an empty part is shown as an error. */
  showsMissing: boolean;
  describedBy?: string | undefined;
  required?: boolean;
  onEnter?: () => void;
  onChange: (starter: Starter) => void;
}

/** The inputs for the text and the description of a starter. */
export function StarterFields({
  id,
  name,
  starter,
  constraints,
  onChange,
  ...rest
}: StarterFieldsProps) {
  const { hasLabel = false, showsMissing, describedBy, required = true, onEnter } = rest;
  return (
    <>
      <StarterPart
        id={id}
        label={name}
        hasLabel={hasLabel}
        text={starter.starter}
        constraints={constraints.starter ?? {}}
        showsMissing={showsMissing}
        describedBy={describedBy}
        required={required}
        onEnter={onEnter}
        onChange={(text) => onChange({ ...starter, starter: text })}
      />
      <StarterPart
        id={`${id}-description`}
        label={`${name} Description`}
        isMultiline
        text={starter.description}
        constraints={constraints.description ?? {}}
        showsMissing={showsMissing}
        required={required}
        onEnter={onEnter}
        onChange={(description) => onChange({ ...starter, description })}
      />
    </>
  );
}

interface StarterPartProps {
  id: string;
  /** Its name in errors, and its label unless it already has one. */
  label: string;
  hasLabel?: boolean;
  isMultiline?: boolean;
  text: string;
  constraints: Constraints;
  /** Whether an empty text is shown as an error. */
  showsMissing: boolean;
  describedBy?: string | undefined;
  required?: boolean;
  onChange: (text: string) => void;
  /** Replaces the default action of Enter; Shift+Enter still inserts a new line. */
  onEnter?: (() => void) | undefined;
}

/** One part of a starter, with a character counter. */
function StarterPart(props: StarterPartProps) {
  const {
    id,
    label,
    hasLabel = false,
    isMultiline = false,
    text,
    constraints,
    showsMissing,
  } = props;
  const error = getPartError(text, constraints, label, showsMissing);

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, Enter only ends the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (isMultiline && !props.onEnter) return;
    // In a text box Enter would submit the form.
    event.preventDefault();
    props.onEnter?.();
  }

  const control = {
    id,
    className: controlClass,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => props.onChange(target.value),
    onKeyDown,
    'aria-invalid': error !== undefined || (props.describedBy !== undefined && text.trim() === ''),
    'aria-required': props.required,
    'aria-describedby': `${id}-count ${id}-part-error ${props.describedBy ?? ''}`.trim(),
  };
  return (
    <div className={styles.part}>
      {!hasLabel && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {isMultiline ? <textarea {...control} rows={2} /> : <input {...control} />}
      <div className={styles.below}>
        <span id={`${id}-part-error`} className={styles.error} role={error ? 'alert' : undefined}>
          {error}
        </span>
        <span id={`${id}-count`} className={styles.counter}>
          {countCharacters(text)} / {constraints.maxLength}
        </span>
      </div>
    </div>
  );
}

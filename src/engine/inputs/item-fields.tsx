import type { KeyboardEvent } from 'react';
import { controlClass, FieldMessage } from '../../ui/field.tsx';
import {
  getPartErrors,
  type InputErrors,
  type InputProps,
  type ArrayItem,
} from '../config/input-values.ts';
import {
  countCharacters,
  getPart,
  getTextError,
  isFreeText,
  type ItemField,
  setPart,
} from './item-values.ts';
import styles from './array-input.module.css';

interface ItemFieldsProps {
  /** The id of the first input; those of the others are derived from it. */
  id: string;
  /** "Starter 2" */
  name: string;
  fields: readonly ItemField[];
  item: ArrayItem;
  errors: InputErrors | undefined;
  renderPart: InputProps<unknown>['renderPart'];
  /** Whether an empty text is shown as an error. */
  showsMissing: boolean;
  /** Whether the first text is marked as invalid, for an error of the whole list. */
  isInvalid?: boolean;
  describedBy?: string | undefined;
  required?: boolean;
  /** Replaces the default action of Enter; Shift+Enter still inserts a new line. */
  onEnter?: () => void;
  onChange: (item: ArrayItem) => void;
}

/** The inputs for the properties of one item. */
export function ItemFields(props: ItemFieldsProps) {
  const { id, name, fields, item, isInvalid = false, describedBy, onChange, ...rest } = props;
  return fields.map((field, index) => {
    const { key, config, constraints } = field;
    const label = field.label ? `${name} ${field.label}` : name;
    const errors = key === undefined ? rest.errors : getPartErrors(rest.errors, key);
    const onPartChange = (value: unknown) => onChange(setPart(item, field, value));
    if (!isFreeText(field)) {
      return rest.renderPart({
        id: `${id}-${key ?? 'item'}`,
        config: { ...config, label },
        constraints,
        isRequired: field.isRequired && rest.required !== false,
        value: getPart(item, field),
        errors,
        onChange: onPartChange,
      });
    }
    return (
      <ItemText
        key={key ?? 'item'}
        id={index === 0 ? id : `${id}-${key}`}
        label={label}
        isInvalid={isInvalid && index === 0}
        describedBy={index === 0 ? describedBy : undefined}
        text={String(getPart(item, field) ?? '')}
        message={errors?.message}
        field={field}
        showsMissing={rest.showsMissing && field.isRequired}
        required={field.isRequired && rest.required !== false}
        onEnter={rest.onEnter}
        onChange={onPartChange}
      />
    );
  });
}

/** A longer text is edited in several lines. */
const minMultilineLength = 100;

interface ItemTextProps {
  id: string;
  label: string;
  isInvalid: boolean;
  describedBy: string | undefined;
  field: ItemField;
  text: string;
  /** The message of the form for a violated constraint. */
  message: string | undefined;
  showsMissing: boolean;
  required: boolean;
  onEnter: (() => void) | undefined;
  onChange: (text: string) => void;
}

/** The text of one property, with a character counter where the contract limits its length. */
function ItemText(props: ItemTextProps) {
  const { id, label, text, showsMissing, describedBy, required, onEnter } = props;
  const { constraints } = props.field;
  const { maxLength } = constraints;
  const isMultiline = (maxLength ?? 0) > minMultilineLength;
  const error = getTextError(text, constraints, label, showsMissing) ?? props.message;

  function onKeyDown(event: KeyboardEvent) {
    // During IME composition, Enter only ends the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    if (isMultiline && !onEnter) return;
    // In a text box Enter would submit the form.
    event.preventDefault();
    onEnter?.();
  }

  const control = {
    id,
    className: controlClass,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => props.onChange(target.value),
    onKeyDown,
    'aria-invalid': error !== undefined || (props.isInvalid && text.trim() === ''),
    'aria-required': required,
    'aria-describedby': `${id}-count ${id}-text-error ${describedBy ?? ''}`.trim(),
  };
  return (
    <div className={styles.text}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {isMultiline ? <textarea {...control} rows={2} /> : <input {...control} />}
      <div className={styles.below}>
        <FieldMessage id={`${id}-text-error`} role={error ? 'alert' : undefined}>
          {error}
        </FieldMessage>
        <span id={`${id}-count`} className={styles.counter}>
          {maxLength !== undefined && `${countCharacters(text)} / ${maxLength}`}
        </span>
      </div>
    </div>
  );
}

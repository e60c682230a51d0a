import { useState } from 'react';
import { controlClass, FieldMessage } from '../../ui/field.tsx';
import { parseWebUrl } from '../../ui/web-url.ts';
import { getType } from '../config/field-types.ts';
import styles from './basic-inputs.module.css';
import { getAttributes, type InputProps } from '../config/input-values.ts';

interface TextInputProps extends InputProps<string> {
  type?: 'text' | 'password';
  inputMode?: 'numeric' | 'email' | 'url';
  autoComplete?: 'new-password';
}

export function TextInput({ type, inputMode, autoComplete, ...props }: TextInputProps) {
  return (
    <input
      {...getAttributes<HTMLInputElement>(props)}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      className={controlClass}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

/** The beginnings of a URL that opens: whoever types them is not done. */
const isUnfinished = (text: string) =>
  ['http://', 'https://'].some((scheme) => scheme.startsWith(text.toLowerCase()));

/** A URL. A text that the console will not open as a link is allowed, with a hint. */
export function UrlInput(props: InputProps<string>) {
  const text = (props.value ?? '').trim();
  const hintId = `${props.id}-hint`;
  const hasHint = !isUnfinished(text) && !parseWebUrl(text);
  const describedBy = [props['aria-describedby'], hasHint && hintId].filter(Boolean).join(' ');
  return (
    <>
      <TextInput {...props} inputMode="url" aria-describedby={describedBy || undefined} />
      <FieldMessage isHint id={hintId} aria-live="polite">
        {hasHint && 'This will be shown as text, not as a link.'}
      </FieldMessage>
    </>
  );
}

export function TextareaInput(props: InputProps<string>) {
  return (
    <textarea
      {...getAttributes<HTMLTextAreaElement>(props)}
      rows={4}
      className={controlClass}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.target.value)}
    />
  );
}

export function NumberInput(props: InputProps<number>) {
  const { constraints, value, onChange } = props;
  return (
    <input
      {...getAttributes<HTMLInputElement>(props)}
      type="number"
      className={controlClass}
      min={constraints.minimum}
      max={constraints.maximum}
      step={constraints.multipleOf ?? (getType(constraints) === 'integer' ? 1 : 'any')}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? '' : target.valueAsNumber)}
    />
  );
}

export function CheckboxInput(props: InputProps<boolean>) {
  return (
    <input
      {...getAttributes<HTMLInputElement>(props)}
      type="checkbox"
      className={styles.checkbox}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  );
}

const formatJson = (value: unknown) =>
  value === undefined || value === null || value === '' ? '' : JSON.stringify(value, null, 2);

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const rejection = Promise.reject(new Error(`This is not JSON: ${(error as Error).message}`));
    // The form shows the error when it is submitted.
    rejection.catch(() => undefined);
    return rejection;
  }
}

/** A value of any type as JSON. */
export function JsonInput(props: InputProps<unknown>) {
  const [text, setText] = useState(() => formatJson(props.value));
  return (
    <textarea
      {...getAttributes<HTMLTextAreaElement>(props)}
      rows={4}
      spellCheck={false}
      className={controlClass}
      placeholder="JSON"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        props.onChange(parseJson(target.value));
      }}
    />
  );
}

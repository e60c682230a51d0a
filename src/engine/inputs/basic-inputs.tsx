import { type Ref, useState } from 'react';
import { controlClass } from '../../ui/field.tsx';
import { getType } from '../field-types.ts';
import type { InputProps } from './input-values.ts';

interface TextInputProps extends InputProps<string> {
  type?: 'text' | 'date' | 'password';
  inputMode?: 'numeric' | 'email' | 'url';
  autoComplete?: 'new-password';
}

export function TextInput({
  value,
  onChange,
  config: _config,
  constraints: _constraints,
  ref,
  ...rest
}: TextInputProps) {
  return (
    <input
      {...rest}
      ref={ref as Ref<HTMLInputElement>}
      className={controlClass}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function TextareaInput({
  value,
  onChange,
  config: _config,
  constraints: _constraints,
  ref,
  ...rest
}: InputProps<string>) {
  return (
    <textarea
      {...rest}
      ref={ref as Ref<HTMLTextAreaElement>}
      rows={4}
      className={controlClass}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function NumberInput({
  value,
  onChange,
  config: _,
  constraints,
  ref,
  ...rest
}: InputProps<number>) {
  return (
    <input
      {...rest}
      ref={ref as Ref<HTMLInputElement>}
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

export function CheckboxInput({
  value,
  onChange,
  config: _config,
  constraints: _constraints,
  ref,
  ...rest
}: InputProps<boolean>) {
  return (
    <input
      {...rest}
      ref={ref as Ref<HTMLInputElement>}
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Texts, one on each line. */
export function LinesInput({
  value,
  onChange,
  config: _config,
  constraints: _constraints,
  ref,
  ...rest
}: InputProps<string[]>) {
  // The value has no blank lines, which are there while one types.
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join('\n') : ''));
  return (
    <textarea
      {...rest}
      ref={ref as Ref<HTMLTextAreaElement>}
      rows={4}
      className={controlClass}
      placeholder="One per line"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(target.value.split('\n').filter((line) => line.trim() !== ''));
      }}
    />
  );
}

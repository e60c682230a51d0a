import type { Ref } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { InputProps } from './input-values.ts';

interface TextInputProps extends InputProps<string> {
  type?: 'text' | 'date';
  inputMode?: 'numeric';
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
      step={constraints.type === 'integer' ? 1 : 'any'}
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

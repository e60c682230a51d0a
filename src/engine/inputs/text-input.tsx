import type { Ref } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { InputProps } from './input-values.ts';

interface TextInputProps extends InputProps<string> {
  type?: 'text' | 'date';
  inputMode?: 'numeric';
}

export function TextInput({ value, onChange, limits: _, ref, ...rest }: TextInputProps) {
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

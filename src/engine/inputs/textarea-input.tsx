import type { Ref } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { InputProps } from './input-values.ts';

export function TextareaInput({ value, onChange, limits: _, ref, ...rest }: InputProps<string>) {
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

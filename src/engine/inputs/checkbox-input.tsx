import type { Ref } from 'react';
import type { InputProps } from './input-values.ts';

export function CheckboxInput({ value, onChange, limits: _, ref, ...rest }: InputProps<boolean>) {
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

import type { Ref } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { InputProps } from './input-values.ts';

export function NumberInput({ value, onChange, limits, ref, ...rest }: InputProps<number>) {
  return (
    <input
      {...rest}
      ref={ref as Ref<HTMLInputElement>}
      type="number"
      className={controlClass}
      min={limits.minimum}
      max={limits.maximum}
      step={limits.type === 'integer' ? 1 : 'any'}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? '' : target.valueAsNumber)}
    />
  );
}

import type { Ref } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { InputProps } from './input-values.ts';

/** A choice between the words that the contract allows. */
export function SelectInput({ value, onChange, limits, ref, ...rest }: InputProps<string>) {
  return (
    <select
      {...rest}
      ref={ref as Ref<HTMLSelectElement>}
      className={controlClass}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">—</option>
      {(limits.enum ?? []).map((word) => (
        <option key={String(word)}>{String(word)}</option>
      ))}
    </select>
  );
}

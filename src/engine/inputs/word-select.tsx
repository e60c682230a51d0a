import type { Ref } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { InputProps } from './input-values.ts';

interface WordSelectProps extends InputProps<string> {
  words: readonly string[];
}

/** A selector of words; a value that is none of them stays choosable, so that opening a form loses nothing. */
export function WordSelect({ words, value, onChange, limits: _, ref, ...rest }: WordSelectProps) {
  const all = value && !words.includes(value) ? [value, ...words] : words;
  return (
    <select
      {...rest}
      ref={ref as Ref<HTMLSelectElement>}
      className={controlClass}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">—</option>
      {all.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  );
}

import type { Ref } from 'react';
import { controlClass } from '../../ui/field.tsx';
import styles from './colour-input.module.css';
import type { InputProps } from './input-values.ts';

const isColour = (text: unknown): text is string => /^#[\da-f]{6}$/i.test(String(text));

/** A colour as `#rrggbb`, written or picked. */
export function ColourInput({ value, onChange, limits: _, ref, ...rest }: InputProps<string>) {
  return (
    <div className={styles.colour}>
      <input
        {...rest}
        ref={ref as Ref<HTMLInputElement>}
        className={controlClass}
        placeholder="#rrggbb"
        spellCheck={false}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        type="color"
        className={styles.picker}
        aria-label="Pick a colour"
        data-empty={!isColour(value)}
        value={isColour(value) ? value : '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

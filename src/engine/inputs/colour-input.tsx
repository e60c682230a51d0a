import type { Ref } from 'react';
import { controlClass, labelId } from '../../ui/field.tsx';
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
        aria-describedby={labelId(rest.id)}
        data-empty={!isColour(value)}
        // Not white itself: choosing what is there already is no change to the browser.
        value={isColour(value) ? value : '#fffffe'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

import { useState } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { CellValues } from './cell-values.ts';
import styles from './starters-cell.module.css';

/** A picker of starters that shows the description of the chosen one. */
export function StartersCell({ value }: { value: CellValues['starters'] }) {
  const [chosen, setChosen] = useState(0);
  if (value.length === 0) return '—';
  return (
    <div className={styles.starters}>
      <select
        className={controlClass}
        aria-label="Starter"
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {value.map(({ starter }, index) => (
          <option key={index} value={index}>
            {starter ?? '—'}
          </option>
        ))}
      </select>
      <p aria-live="polite">{value[chosen]?.description ?? '—'}</p>
    </div>
  );
}

import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import styles from './list-tool.module.css';

const densities = { comfortable: 'Comfortable', compact: 'Compact' };

/** The choice of the height of rows, in all lists. */
export function DensityPanel() {
  const store = usePreferencesStore();
  const { density } = usePreferences();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.heading}>Density</legend>
      {Object.entries(densities).map(([value, label]) => (
        <label key={value} className={styles.item}>
          <input
            type="radio"
            name="density"
            checked={value === density}
            onChange={() => store.set({ density: value as keyof typeof densities })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

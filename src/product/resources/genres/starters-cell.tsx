import { useState } from 'react';
import { controlClass } from '../../../ui/field.tsx';

interface StarterOfGenre {
  starter?: string | null;
  description?: string | null;
}

/** A select of starters, the description of the selected one, and below them all starters. */
export function StartersCell({ value }: { value: readonly StarterOfGenre[] }) {
  const [selectedIndex, setSelectedIndex] = useState(0);
  if (value.length === 0) return <span>—</span>;
  // After a refetch, there may be fewer starters.
  const index = Math.min(selectedIndex, value.length - 1);
  return (
    <div className="stack">
      <select
        className={controlClass}
        aria-label="Starter"
        value={index}
        onChange={(event) => setSelectedIndex(Number(event.target.value))}
      >
        {value.map(({ starter }, position) => (
          <option key={position} value={position}>
            {starter ?? '—'}
          </option>
        ))}
      </select>
      <p aria-live="polite">{value[index]?.description ?? '—'}</p>
      <ol className="note">
        {value.map(({ starter }, position) => (
          <li key={position}>{starter ?? '—'}</li>
        ))}
      </ol>
    </div>
  );
}

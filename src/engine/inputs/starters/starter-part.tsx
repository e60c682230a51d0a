import type { Limits } from '../../../api/operation.ts';
import { controlClass } from '../../../ui/field.tsx';
import { charactersIn, partComplaint } from './starter-limits.ts';
import styles from './starters-input.module.css';

interface StarterPartProps {
  id: string;
  /** What it is called; also above it, unless something else there labels it already. */
  label: string;
  labelled?: boolean;
  long?: boolean;
  text: string;
  limits: Limits;
  /** Whether it is complained about when it is missing. */
  demanded: boolean;
  describedBy?: string | undefined;
  onChange: (text: string) => void;
}

/** One part of a starter, and how much of its room is taken. */
export function StarterPart(props: StarterPartProps) {
  const { id, label, labelled = false, long = false, text, limits, demanded } = props;
  const error = partComplaint(text, limits, label, demanded);
  const control = {
    id,
    className: controlClass,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => props.onChange(target.value),
    'aria-invalid': error !== undefined || props.describedBy !== undefined,
    'aria-describedby': `${id}-count ${id}-complaint ${props.describedBy ?? ''}`.trim(),
  };
  return (
    <div className={styles.part}>
      {!labelled && (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      {long ? <textarea {...control} rows={2} /> : <input {...control} />}
      <div className={styles.below}>
        <span id={`${id}-complaint`} className={styles.error} role={error ? 'alert' : undefined}>
          {error}
        </span>
        <span id={`${id}-count`} className={styles.counter}>
          {charactersIn(text)} / {limits.maxLength}
        </span>
      </div>
    </div>
  );
}

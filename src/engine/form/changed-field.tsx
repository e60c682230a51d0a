import { type MouseEvent, type ReactNode, type RefObject, Suspense, useId } from 'react';
import { flushSync } from 'react-dom';
import { getFieldClass } from '../../ui/field.tsx';
import {
  type FormFieldConfig,
  getFieldLabel,
  type ShownValueProps,
} from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { focusControlIn } from '../inputs/group-input.tsx';
import { describeValue, getInputKind } from '../inputs/input-kinds.tsx';
import styles from './changed-field.module.css';

interface ChangedFieldProps {
  ref?: RefObject<HTMLDivElement | null>;
  config: FormFieldConfig;
  /** Whether the value differs from the stored one. */
  isChanged: boolean;
  originalValue: unknown;
  /** Restores the stored value. */
  onUndo: () => void;
  /** Whether the field takes half of a line that is wide enough. */
  isHalf?: boolean;
  children: ReactNode;
}

/** A field, and while its value is changed a bar at its left, the stored value, and a button that restores it. */
export function ChangedField(props: ChangedFieldProps) {
  const { ref, config, isChanged, originalValue, onUndo, isHalf, children } = props;
  const id = useId();
  const shownValue = <ShownValue config={config} value={originalValue} />;
  const title = getInputKind(config).shown ? undefined : describeValue(originalValue, config);

  function undo({ currentTarget }: MouseEvent) {
    const field = currentTarget.closest<HTMLElement>('[data-changed]');
    // Rendered synchronously: the input is another one afterwards.
    flushSync(onUndo);
    focusControlIn(field);
  }

  return (
    <div
      ref={ref}
      className={`${getFieldClass(isHalf)} ${styles.field}`}
      data-changed={isChanged || undefined}
    >
      {children}
      {isChanged && (
        <div className="row note">
          <span id={id} className="truncate" title={title}>
            was: <bdi>{shownValue}</bdi>
          </span>
          {/* No `aria-label`: a search for the input by its label would find the button, too. */}
          <button type="button" className={styles.undo} aria-describedby={id} onClick={undo}>
            <span aria-hidden>Undo</span>
            <span className="visually-hidden">Undo {getFieldLabel(config)}</span>
          </button>
        </div>
      )}
    </div>
  );
}

/** The most characters of a value in one line, also for screen readers. */
const maxLineLength = 200;

/** A value of a form field, stored or to be sent, read-only: in one line, or in full. */
export function ShownValue(props: ShownValueProps & { isInFull?: boolean }) {
  const { config, value, isInFull = false } = props;
  const { shown, shownInFull = shown } = getInputKind(config);
  const text = describeValue(value, config);
  if (isEmpty(value)) return <em>{text}</em>;
  const Shown = isInFull ? shownInFull : shown;
  if (!Shown)
    return isInFull || text.length <= maxLineLength ? text : `${text.slice(0, maxLineLength)}…`;
  return (
    <Suspense fallback={text}>
      <Shown config={config} value={value} />
    </Suspense>
  );
}

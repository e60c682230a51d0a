import { Suspense, useId } from 'react';
import { getFieldLabel, type ShownValueProps } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { describeValue, getInputKind } from '../inputs/input-kinds.tsx';
import styles from './stored-value.module.css';

/** The most characters of a value that are shown in one line, and read by screen readers. */
const maxLineLength = 200;

/** A stored value, or a value to be sent, read-only: in one line, or in full. */
export function ShownValue(props: ShownValueProps & { isInFull?: boolean }) {
  const { config, value, isInFull = false } = props;
  const { shown, shownInFull = shown } = getInputKind(config);
  const text = describeValue(value, config);
  if (isEmpty(value)) return <em>{text}</em>;
  const Shown = isInFull ? shownInFull : shown;
  if (!Shown)
    return (
      <bdi>
        {isInFull || text.length <= maxLineLength ? text : `${text.slice(0, maxLineLength)}…`}
      </bdi>
    );
  return (
    <Suspense fallback={<span>{text}</span>}>
      <Shown config={config} value={value} />
    </Suspense>
  );
}

interface StoredValueProps extends ShownValueProps {
  /** Says what happens to the stored value: it was replaced, or it stays. */
  word: 'was' | 'stays';
  /** Whether Tab reaches the button. It must not be between two inputs. */
  isTabStop?: boolean;
  /** Restores the stored value. */
  onUndo: () => void;
}

/** "was: Kofi", and a button that restores the value. A value that does not fit into a line is left out. */
export function StoredValue(props: StoredValueProps) {
  const { config, value, word, isTabStop = true, onUndo } = props;
  const id = useId();
  const { shown, shownInFull } = getInputKind(config);
  return (
    <div className="row note">
      {shownInFull ? (
        <span id={id}>Changed</span>
      ) : (
        <span id={id} className="truncate" title={shown ? undefined : describeValue(value, config)}>
          <span>{`${word}: `}</span>
          <bdi>
            <ShownValue config={config} value={value} />
          </bdi>
        </span>
      )}
      {/* There is no `aria-label`, because a search for the input by its label would then also find this button. */}
      <button
        type="button"
        className={styles.undo}
        tabIndex={isTabStop ? undefined : -1}
        aria-describedby={id}
        onClick={onUndo}
      >
        <span aria-hidden>Undo</span>
        <span className="visually-hidden">{`Undo ${getFieldLabel(config)}`}</span>
      </button>
    </div>
  );
}

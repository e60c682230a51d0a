import { type ReactNode, Suspense, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { getFieldClass } from '../../ui/field.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { Swatches } from '../cells/cells.tsx';
import { type FormFieldConfig, getFieldLabel } from '../config/input-values.ts';
import styles from './changed-field.module.css';
import { formatValue } from '../inputs/value-text.ts';

const ReferenceLabel = lazyComponent(
  () => import('../inputs/reference-input.tsx'),
  (module) => module.ReferenceLabel,
);

interface ChangedFieldProps {
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
  const { config, isChanged, originalValue, onUndo, isHalf, children } = props;
  const container = useRef<HTMLDivElement>(null);

  function undo() {
    // Rendered synchronously: the input is another one afterwards.
    flushSync(onUndo);
    focusInput(container.current);
  }

  return (
    <div
      ref={container}
      className={`${getFieldClass(isHalf)} ${styles.field}`}
      data-changed={isChanged || undefined}
    >
      {children}
      {isChanged && <StoredValue config={config} value={originalValue} onUndo={undo} />}
    </div>
  );
}

/** Focuses the editor of a rich text, not its toolbar, or the first control of another input. */
function focusInput(field: HTMLElement | null) {
  const editor = field?.querySelector<HTMLElement>('[contenteditable=true]');
  (editor ?? field?.querySelector<HTMLElement>('input, select, textarea, button'))?.focus();
}

interface StoredValueProps {
  config: FormFieldConfig;
  value: unknown;
  onUndo: () => void;
}

/** A text that may be longer than its line; a longer one is cut. */
const maxLineLength = 24;
const maxLength = 200;

/** "was: Jane", and the button Undo. */
function StoredValue({ config, value, onUndo }: StoredValueProps) {
  const id = useId();
  const text = formatValue(value, config);
  const isReference = config.type === 'reference' && !config.options && text !== 'empty';
  return (
    <div className={styles.stored}>
      <span
        id={id}
        className={styles.text}
        title={text.length > maxLineLength && !isReference ? text : undefined}
      >
        was:{' '}
        {isReference ? (
          <Suspense fallback={text}>
            <ReferenceLabel config={config} value={value} />
          </Suspense>
        ) : (
          <ShortValue config={config} value={value} text={text} />
        )}
      </span>
      {/* No `aria-label`: a search for the input by its label would find the button, too. */}
      <button type="button" className={styles.undo} aria-describedby={id} onClick={onUndo}>
        <span aria-hidden>Undo</span>
        <span className="visually-hidden">Undo {getFieldLabel(config)}</span>
      </button>
    </div>
  );
}

function ShortValue({ config, value, text }: Omit<StoredValueProps, 'onUndo'> & { text: string }) {
  const shown = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  if (config.type === 'colour' && text !== 'empty') {
    return (
      <>
        <Swatches colours={[String(value)]} />
        {shown}
      </>
    );
  }
  if (config.type !== 'select' || text === 'empty') return shown;
  return <span className={styles.enum}>{shown}</span>;
}

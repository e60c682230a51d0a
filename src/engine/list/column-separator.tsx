import type { KeyboardEvent, PointerEvent } from 'react';
import { loadModule, preload } from '../../ui/loading/load-module.ts';
import styles from './column-separator.module.css';
import {
  clampColumnWidth,
  type ColumnSizing,
  maxColumnPx,
  measureColumn,
  minColumnPx,
} from './column-widths.ts';

/** By how many pixels a key changes the width. */
const steps: Partial<Record<string, number>> = { ArrowLeft: -16, ArrowRight: 16 };

const loadDrag = () => import('./drag-column.ts');

const preloadDrag = () => preload(loadDrag);

/**
 * The edge at the end of a heading, which changes the width of the column. The pointer drags it, and arrow keys move it. A
 * double click, Home or Enter makes the width automatic again. The code of a drag is loaded when the pointer is over it.
 */
export function ColumnSeparator({ label, sizing }: { label: string; sizing: ColumnSizing }) {
  const { px, isChosen, onResize } = sizing;

  async function drag({
    button,
    pointerId,
    currentTarget,
    nativeEvent,
  }: PointerEvent<HTMLElement>) {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    const { dragColumn } = await loadModule(loadDrag);
    dragColumn(currentTarget, nativeEvent, sizing);
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    // Browsers use arrow keys with these modifiers for Back and Forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[key];
    if (step) onResize(clampColumnWidth(measureColumn(currentTarget) + step));
    else if (key === 'Home' || key === 'Enter') onResize();
    else return;
    event.preventDefault();
  }

  return (
    <div
      className={styles.separator}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `hr` is no control
      role="separator"
      tabIndex={0}
      aria-label={`Width of ${label}`}
      aria-orientation="vertical"
      aria-valuemin={minColumnPx}
      aria-valuemax={maxColumnPx}
      aria-valuenow={px}
      aria-valuetext={isChosen ? `${px} pixels` : 'automatic'}
      onPointerEnter={preloadDrag}
      onPointerDown={(event) => void drag(event)}
      onDoubleClick={() => onResize()}
      onKeyDown={handleKey}
    />
  );
}

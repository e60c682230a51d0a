import { useState } from 'react';
import type { PreferencesStore } from '../../session/preferences.ts';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { readTextScale, toRem } from '../../ui/theme/rem.ts';
import type { ColumnWidth } from '../cells/cell-kinds.tsx';

/** The least and the greatest width that an administrator can give to a column, in pixels. */
export const [minColumnPx, maxColumnPx] = [48, 960];

export const clampColumnWidth = (px: number) =>
  Math.round(Math.min(Math.max(px, minColumnPx), maxColumnPx));

/** The width that a column has on the screen, in pixels of the default text size. */
export const measureColumn = (separator: HTMLElement) =>
  (separator.parentElement?.offsetWidth ?? 0) / readTextScale();

/** Stores the width of a column of a resource, or removes it if `px` is undefined. The width is then automatic again. */
function storeColumnWidth(store: PreferencesStore, resource: string, id: string, px?: number) {
  const { [resource]: { [id]: _, ...widths } = {}, ...others } = store.get().columnWidths;
  if (px !== undefined) widths[id] = px;
  const isEmpty = Object.keys(widths).length === 0;
  store.set({ columnWidths: isEmpty ? others : { ...others, [resource]: widths } });
}

/** The width of a column, and what changes it. */
export interface ColumnSizing {
  /** The width in CSS. */
  width: string;
  /** The width in pixels. If the column shares the remaining space, this is its least width. */
  px: number;
  /** Whether the administrator has chosen the width. */
  isChosen: boolean;
  /** Shows a width while the separator is dragged, or the width from before the drag if `px` is undefined. */
  onDrag: (px?: number) => void;
  /** Stores a width, or makes the width automatic again if `px` is undefined. */
  onResize: (px?: number) => void;
}

const sumWidths = (widths: readonly ColumnWidth[], grows: boolean) =>
  widths.filter((width) => width.grows === grows).reduce((sum, { px }) => sum + px, 0);

/**
 * The widths of the columns of a table. Those that the administrator has chosen are exact; automatic ones share the
 * remaining space. If they need more space than there is, the table scrolls.
 */
export function useColumnWidths<Column extends ColumnWidth & { id: string }>(
  resource: string,
  columns: readonly Column[],
  otherPx: number,
) {
  const store = usePreferencesStore();
  const stored = usePreferences().columnWidths[resource];
  const [dragged, setDragged] = useState<{ id: string; px: number }>();
  const chosen = new Map(Object.entries(stored ?? {}));
  if (dragged) chosen.set(dragged.id, dragged.px);

  const widths = columns.map(({ id, px, grows }) => {
    const chosenPx = chosen.get(id);
    return { px: chosenPx ?? px, grows: chosenPx === undefined && grows };
  });
  const fixedPx = sumWidths(widths, false) + otherPx;
  const growingPx = sumWidths(widths, true);
  const toWidth = ({ px, grows }: ColumnWidth) =>
    grows ? `max(${toRem(px)}, (100cqi - ${toRem(fixedPx)}) * ${px / growingPx})` : toRem(px);

  return {
    columns: columns.map((column, index) => {
      const { id } = column;
      const { px, grows } = widths[index] ?? column;
      const sizing: ColumnSizing = {
        width: toWidth({ px, grows }),
        px,
        isChosen: chosen.has(id),
        onDrag: (draggedPx) =>
          setDragged(draggedPx === undefined ? undefined : { id, px: draggedPx }),
        onResize: (keptPx) => storeColumnWidth(store, resource, id, keptPx),
      };
      return { ...column, sizing };
    }),
    /** The least width of the table, in CSS. */
    minWidth: toRem(fixedPx + growingPx),
    /** Whether no column shares the remaining space. */
    isFixed: growingPx === 0,
  };
}

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import { findRecordLink } from './row-click.ts';

const findRows = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>('tbody tr')];

export interface RowFocus {
  /** The index of the row that has the focus, or had it before a dialog was opened. */
  focusedIndex: RefObject<number | undefined>;
  /** Focuses the link of a row to its record. A card may have it only in its menu: then the button of that. */
  focusRow: (index: number) => void;
}

/**
 * Keeps the focus in a list after its focused row was removed: it moves to the row at the same position, or else to the
 * last row. While there are no rows, the region has the focus.
 */
export function useRowFocus(region: RefObject<HTMLElement | null>) {
  const focusedIndex = useRef<number>(undefined);

  useLayoutEffect(() => {
    const index = focusedIndex.current;
    const { current: list } = region;
    if (index === undefined || !list) return;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== list) return;
    const rows = findRows(list);
    const control = rows[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>(
      'td:last-child :is(a, button)',
    );
    (control ?? list).focus({ preventScroll: true });
    focusedIndex.current = control ? Math.min(index, rows.length - 1) : index;
  });

  return {
    focusedIndex,
    focusRow(index: number) {
      const row = region.current && findRows(region.current)[index];
      const controls = row && [
        findRecordLink(row),
        row.querySelector<HTMLElement>('td:last-child button'),
      ];
      controls?.find((control) => control?.checkVisibility())?.focus();
    },
    props: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        const row = target.closest<HTMLTableRowElement>('tbody tr');
        if (row) focusedIndex.current = row.sectionRowIndex;
      },
      onBlur() {
        // A dialog gives the focus back.
        if (!isModalOpen()) focusedIndex.current = undefined;
      },
    },
  };
}

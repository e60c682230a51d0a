import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const findRows = (region: HTMLElement) => [...region.querySelectorAll<HTMLElement>('tbody tr')];

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
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>('tbody tr');
      if (row && region.current) focusedIndex.current = findRows(region.current).indexOf(row);
    },
    onBlur() {
      focusedIndex.current = undefined;
    },
  };
}

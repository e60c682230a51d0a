import {
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useEntryViews } from '../../session/session-context.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';

const listRows = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? []),
];

/** The link of a row to its record. A card may have it only in its menu: then the button of that. */
const findMainControl = (row: Element | undefined) =>
  [...(row?.querySelectorAll<HTMLElement>('th a, td:last-child :is(a, button)') ?? [])].find(
    (control) => control.checkVisibility(),
  );

const findFrame = (list: Element | null) => list?.querySelector('table')?.parentElement;

/**
 * Knows the row of a list that has the focus, and keeps it. With Back and Forward the table is scrolled to where it was
 * left, and the row that was opened has the focus. After the focused row was removed, the row at its position has it, or
 * else the last one. What else is removed leaves the focus to the region of the list.
 */
export function useRowFocus(region: RefObject<HTMLElement | null>, hasRows: boolean) {
  const { key } = useLocation();
  const entryViews = useEntryViews();
  const restored = useRef(entryViews.get(key).table);
  /** The index of the row that has the focus, -1 elsewhere in the list; undefined outside of it. */
  const focusedIndex = useRef<number>(undefined);
  const focusedRow = useRef<HTMLTableRowElement>(null);

  const save = useEffectEvent(() => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = findFrame(region.current) ?? {};
    entryViews.update(key, { table: { top, left, row: focusedIndex.current ?? -1 } });
  });

  // Its cleanup runs before the table is removed.
  useLayoutEffect(() => () => save(), []);

  useLayoutEffect(() => {
    const { current: position } = restored;
    if (!hasRows || !position) return;
    restored.current = undefined;
    findFrame(region.current)?.scrollTo(position.left, position.top);
    const { activeElement } = document;
    const isFocusElsewhere = activeElement !== document.body && activeElement?.matches('main *');
    const row = listRows(region.current)[position.row];
    if (!isFocusElsewhere) findMainControl(row)?.focus({ preventScroll: true });
  }, [region, hasRows]);

  // After each render, because any may have removed what has the focus.
  useLayoutEffect(() => {
    const { current: list } = region;
    const { activeElement } = document;
    // Rows that were added or removed above it have moved it.
    if (focusedRow.current?.isConnected) focusedIndex.current = focusedRow.current.sectionRowIndex;
    if (
      focusedIndex.current === undefined ||
      (activeElement !== document.body && activeElement !== list)
    )
      return;
    const rows = listRows(list);
    const row = rows[Math.min(focusedIndex.current, rows.length - 1)];
    (findMainControl(row) ?? list)?.focus({ preventScroll: true });
  });

  function remember({ target, currentTarget }: SyntheticEvent<HTMLElement>) {
    if (target === currentTarget) return;
    focusedRow.current = (target as Element).closest<HTMLTableRowElement>('tbody tr');
    focusedIndex.current = focusedRow.current?.sectionRowIndex ?? -1;
  }

  return {
    /** The index of the row that has the focus, or had it before a dialog was opened; -1 without one. */
    getFocusedRow: () => focusedIndex.current ?? -1,
    focusRow: (index: number) => findMainControl(listRows(region.current)[index])?.focus(),
    /** The props of the region. */
    props: {
      onFocus: remember,
      onClick: remember,
      onBlur() {
        // A dialog gives the focus back.
        if (!isModalOpen()) focusedIndex.current = undefined;
      },
    },
  };
}

export type RowFocus = ReturnType<typeof useRowFocus>;

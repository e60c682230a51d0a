import {
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { isModalOpen } from '../../ui/modal-dialog.tsx';

/** The row that has the focus, and which of its controls, by their positions; -1 is none. */
interface Focused {
  row: number;
  control: number;
}

/** Where a list was left: how far its table was scrolled, and the row that was opened. */
interface Position {
  top: number;
  left: number;
  focused: Focused | undefined;
}

/** By the key of the history entry, so that only Back and Forward find one. */
const positions = new Map<string, Position>();

const listRows = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLTableRowElement>('tbody tr') ?? []),
];

const listControls = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('td:first-child input, a, button'),
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
export function useRowPosition(region: RefObject<HTMLElement | null>, hasRows: boolean) {
  const { key } = useLocation();
  const restored = useRef(positions.get(key));
  const focused = useRef<Focused>(undefined);
  const focusedRow = useRef<HTMLTableRowElement>(null);

  const save = useEffectEvent(() => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = findFrame(region.current) ?? {};
    positions.set(key, { top, left, focused: focused.current });
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
    const row = listRows(region.current)[position.focused?.row ?? -1];
    if (!row || isFocusElsewhere) return;
    const control = listControls(row)[position.focused?.control ?? -1];
    // Where a cell, or a link in the menu of a card, was clicked: the name.
    const target = control?.checkVisibility() ? control : findMainControl(row);
    target?.focus({ preventScroll: true });
  }, [region, hasRows]);

  // After each render, because any may have removed what has the focus.
  useLayoutEffect(() => {
    const { current: list } = region;
    const { activeElement } = document;
    // Rows that were added or removed above it have moved it.
    if (focused.current && focusedRow.current?.isConnected)
      focused.current.row = focusedRow.current.sectionRowIndex;
    if (!focused.current || (activeElement !== document.body && activeElement !== list)) return;
    const rows = listRows(list);
    const row = rows[Math.min(focused.current.row, rows.length - 1)];
    (findMainControl(row) ?? list)?.focus({ preventScroll: true });
  });

  function remember({ target, currentTarget }: SyntheticEvent<HTMLElement>) {
    if (target === currentTarget) return;
    const element = target as Element;
    const row = element.closest<HTMLTableRowElement>('tbody tr');
    const control = row ? listControls(row).findIndex((each) => each.contains(element)) : -1;
    focusedRow.current = row;
    focused.current = { row: row?.sectionRowIndex ?? -1, control };
  }

  return {
    /** The index of the row that has the focus, or had it before a dialog was opened; -1 without one. */
    getFocusedRow: () => focused.current?.row ?? -1,
    focusRow: (index: number) => findMainControl(listRows(region.current)[index])?.focus(),
    /** The props of the region. */
    props: {
      onFocus: remember,
      onClick: remember,
      onBlur() {
        // A dialog gives the focus back.
        if (!isModalOpen()) focused.current = undefined;
      },
    },
  };
}

export type RowPosition = ReturnType<typeof useRowPosition>;

import {
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation } from 'react-router-dom';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import { findRecordLink } from './row-click.ts';

export interface RowFocus {
  /** Returns the index of the row that has the focus, or had it before a dialog was opened. */
  getFocusedIndex: () => number | undefined;
  /** Focuses the link of a row to its record. A card may have it only in its menu: then the button of that. */
  focusRow: (index: number) => void;
}

/** A row of the page, and the control in it that has the focus, by their positions; -1 is none of its controls. */
interface FocusedRow {
  row: number;
  control: number;
}

/** Where a list was left: how far its table was scrolled, and the row that was opened. */
interface Position {
  top: number;
  left: number;
  focused: FocusedRow | undefined;
}

/** By the key of the history entry, so that only Back and Forward find one. */
const positions = new Map<string, Position>();

const listRows = (list: Element) => [...list.querySelectorAll<HTMLElement>('tbody tr')];

const listControls = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a, button, input') ?? []),
];

const findFrame = (list: Element | null) => list?.querySelector('table')?.parentElement;

/**
 * Keeps the place of the administrator in a list. With Back and Forward the table is scrolled to where it was left, and
 * the row that was opened has the focus. After the focused row was removed, the row at its position has it, or else the
 * last one, or the region of an empty list. Returns the props of the region.
 */
export function useRowPosition(region: RefObject<HTMLElement | null>, hasRows: boolean) {
  const { key } = useLocation();
  const restored = useRef(positions.get(key));
  const focused = useRef<FocusedRow>(undefined);

  const save = useEffectEvent(() => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = findFrame(region.current) ?? {};
    positions.set(key, { top, left, focused: focused.current });
  });

  // Its cleanup runs before the table is removed.
  useLayoutEffect(() => () => save(), []);

  useLayoutEffect(() => {
    const { current: list } = region;
    const { current: position } = restored;
    if (!hasRows || !list || !position) return;
    restored.current = undefined;
    findFrame(list)?.scrollTo(position.left, position.top);
    const { activeElement } = document;
    const isFocusElsewhere = activeElement !== document.body && activeElement?.matches('main *');
    if (!position.focused || isFocusElsewhere) return;
    const row = listRows(list)[position.focused.row];
    const control = listControls(row)[position.focused.control];
    // Where a cell, or a link in the menu of a card, was clicked: the name.
    const target = control?.checkVisibility() ? control : row?.querySelector('a');
    target?.focus({ preventScroll: true });
  }, [region, hasRows]);

  // After each render, because any may have removed the focused row.
  useLayoutEffect(() => {
    const { current: list } = region;
    const { activeElement } = document;
    const isFocusLost = activeElement === document.body || activeElement === list;
    if (!list || !focused.current || !isFocusLost) return;
    const rows = listRows(list);
    const row = rows[Math.min(focused.current.row, rows.length - 1)];
    const control = row?.querySelector<HTMLElement>('td:last-child :is(a, button)');
    (control ?? list).focus({ preventScroll: true });
  });

  function remember({ target }: SyntheticEvent<HTMLElement>) {
    const element = target as HTMLElement;
    const row = element.closest<HTMLElement>('tbody tr');
    if (!row || !region.current) return;
    const control = listControls(row).findIndex((each) => each.contains(element));
    focused.current = { row: listRows(region.current).indexOf(row), control };
  }

  return {
    getFocusedIndex: () => focused.current?.row,
    focusRow(index: number) {
      const row = region.current && listRows(region.current)[index];
      const controls = row && [
        findRecordLink(row),
        row.querySelector<HTMLElement>('td:last-child button'),
      ];
      controls?.find((control) => control?.checkVisibility())?.focus();
    },
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

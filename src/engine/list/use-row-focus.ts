import {
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useEntryState } from '../../session/history-entry.ts';
import { useEntryViews } from '../../session/session-context.ts';
import { createElementRegistry, focusQuietly, getFocused, isFocusInMain } from '../../ui/focus.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';

interface RowFocusOptions {
  resource: Resource;
  /** The region of the list. */
  region: RefObject<HTMLElement | null>;
  content: ListContent;
}

/** What decides which controls a list has: a new object whenever the focused one may be gone. */
interface ListContent {
  /** The rows of the page; undefined until they have loaded. */
  rows: readonly ResourceRecord[] | undefined;
  isFailed: boolean;
  isSelecting: boolean;
  isNarrow: boolean;
}

const createRowElements = () => ({
  rows: createElementRegistry(),
  /** The control of each row that has the focus for it: the link to the record, or else the button of its menu. */
  controls: createElementRegistry(),
});

/** Where the rows of a list register themselves, by the ids of their records. */
export type RowElements = ReturnType<typeof createRowElements>;

/**
 * Tracks which row of a list has the focus, and restores it. After Back and Forward, the table is scrolled to where it
 * was left, and the row that was opened has the focus. After a save, the row of the record has the focus. If the
 * focused row is removed, the row that takes its position receives the focus, or else the last row. If any other
 * focused control is removed, the region of the list receives the focus.
 */
export function useRowFocus({ resource, region, content }: RowFocusOptions) {
  const { key } = useLocation();
  const { savedId } = useEntryState();
  const isPop = useNavigationType() === 'POP';
  const entryViews = useEntryViews();
  const restored = useRef(entryViews.get(key).table);
  const [elements] = useState(createRowElements);
  const frame = useRef<HTMLElement>(null);
  /** The row that has the focus, with the index -1 elsewhere in the list; undefined outside of it. */
  const focused = useRef<{ id: string | undefined; index: number }>(undefined);
  const hasRows = content.rows !== undefined;
  const getIds = ({ rows = [] } = content) => rows.map((record) => getId(resource, record));
  const findControl = (index: number) => elements.controls.get(getIds()[index] ?? '');

  const save = useEffectEvent(() => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = frame.current ?? {};
    entryViews.update(key, { table: { top, left, row: focused.current?.index ?? -1 } });
  });

  // The cleanup of a layout effect runs before the table is removed.
  useLayoutEffect(() => () => save(), []);

  const restore = useEffectEvent(() => {
    const { current: position } = restored;
    if (!position) {
      const savedIndex = isPop ? -1 : getIds().indexOf(savedId ?? '');
      if (!isFocusInMain()) findControl(savedIndex)?.focus();
      return;
    }
    restored.current = undefined;
    frame.current?.scrollTo(position.left, position.top);
    if (!isFocusInMain()) focusQuietly(findControl(position.row));
  });

  useLayoutEffect(() => {
    if (hasRows) restore();
  }, [hasRows]);

  const keep = useEffectEvent((shown: ListContent) => {
    const { current: row } = focused;
    if (!row) return;
    const ids = getIds(shown);
    // Rows that were added or removed above the focused row have changed its index.
    if (row.id !== undefined && ids.includes(row.id)) row.index = ids.indexOf(row.id);
    const current = getFocused();
    if (current && current !== region.current) return;
    focusQuietly(findControl(Math.min(row.index, ids.length - 1)) ?? region.current);
  });

  useLayoutEffect(() => keep(content), [content]);

  function remember({ target, currentTarget }: SyntheticEvent<HTMLElement>) {
    if (target === currentTarget || !(target instanceof Node)) return;
    const ids = getIds();
    const index = ids.findIndex((id) => elements.rows.get(id)?.contains(target));
    focused.current = { id: ids[index], index };
  }

  return {
    elements,
    /** The ref of the region that scrolls the table. */
    frame,
    /** The index of the row that has the focus, or had it before a dialog was opened; -1 if no row has it. */
    getFocusedRow: () => focused.current?.index ?? -1,
    focusRow: (index: number) => findControl(index)?.focus(),
    /** The props of the region. */
    props: {
      onFocus: remember,
      onClick: remember,
      onBlur() {
        // A dialog returns the focus when it closes, so the row is remembered.
        if (!isModalOpen()) focused.current = undefined;
      },
    },
  };
}

export type RowFocus = ReturnType<typeof useRowFocus>;

import { type ComponentProps, type Ref, useMemo } from 'react';
import { usePreferences } from '../../session/session-context.ts';
import { toRem } from '../../ui/theme/rem.ts';
import { skeletonClass } from '../../ui/loading/loading.tsx';
import { type ColumnWidth, getCellKind, getColumnWidth } from '../cells/cell-kinds.tsx';
import type { ResolvedField, Resource, ResourceRecord } from '../config/resource.ts';
import { listSorts } from '../config/sort-rows.ts';
import { arrangeColumns } from './columns.ts';
import { ColumnHeading } from './column-heading.tsx';
import { useColumnWidths } from './column-widths.ts';
import { PageCheckBox } from './page-check-box.tsx';
import type { List } from './use-list.ts';
import styles from './table-frame.module.css';

/** How many lines a card has for columns other than name, status and image. In a narrow window, each row is a card. */
const maxCardLines = 2;

/** The least width of the column of the names, in pixels. */
const minNameWidthPx = 160;

/** The space of the arrow in a heading that sorts, in pixels. */
const sortArrowPx = 20;

/** The space of the arrow of a value that is edited in the list, as in the style sheet, in pixels. */
const menuArrowPx = 9;

/** The width of a column. The column of the names always shares the remaining space. */
function getWidth(resource: Resource, column: ResolvedField, isName: boolean): ColumnWidth {
  const canSort = listSorts(resource.paging, column, true).length > 0;
  const { px, grows } = getColumnWidth(column, canSort ? sortArrowPx : 0);
  if (isName) return { px: Math.max(px, minNameWidthPx), grows: true };
  const isEditable = resource.inlineEdit?.includes(column.key ?? '') ?? false;
  return { px: isEditable ? px + menuArrowPx : px, grows };
}

/** A column that the administrator shows, and how its cells look. */
export type TableColumn = ReturnType<typeof useTableColumns>[number];

/**
 * The columns that the administrator shows, in the preferred order, with the look of their cells. Numbers are aligned
 * right.
 */
export function useTableColumns(resource: Resource) {
  const { name, columns } = resource;
  const preference = usePreferences().columns[name];
  return useMemo(() => {
    const shown = arrangeColumns(columns, preference);
    const lines = new Set(
      shown
        .filter(({ column, isName }) => !isName && !getCellKind(column).cardPlace)
        .filter(({ column: { isOnCard = true } }) => isOnCard)
        .slice(0, maxCardLines),
    );
    return shown.map((choice) => {
      const { id, column, isName } = choice;
      const { cardPlace, holdsLink, isNumber } = getCellKind(column);
      const line = lines.has(choice) ? 'line' : 'rest';
      return {
        /** The name of the column in preferences. */
        id,
        column,
        /** Whether the cells name their rows, as row headers. The first column with text does. */
        isName,
        /** Whether the cells are links to the records. Those of the names are, unless they may contain another link. */
        isLinked: isName && !holdsLink,
        ...getWidth(resource, column, isName),
        className: `${styles[isName ? 'name' : (cardPlace ?? line)]} ${isNumber ? styles.number : ''}`,
      };
    });
  }, [resource, columns, preference]);
}

export interface TableFrameProps extends Omit<ComponentProps<'tbody'>, 'resource'> {
  resource: Resource;
  /** The ref of the region that scrolls the table. */
  frameRef?: Ref<HTMLElement>;
  columns: readonly TableColumn[];
  /** The list that the headings sort; undefined if they cannot sort it. */
  list?: List | undefined;
  isBusy: boolean;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated: boolean;
  /** The records of the rows; none until they have loaded. */
  rows: readonly ResourceRecord[];
  /** The number of rows on all pages, which decides the width of the row numbers; undefined until it is known. */
  total: number | undefined;
}

const actionWidthPx = 32;

/** The width in pixels of the column with check boxes and row numbers of this many digits. */
const getNumberWidth = (digitCount: number) => 40 + 9 * digitCount;

/** A table with the columns of a resource, in a scrolling region 500 pixels high. */
export function TableFrame(props: TableFrameProps) {
  const { resource, frameRef, list, isBusy, isOutdated, ...rest } = props;
  const { columns: allColumns, rows, total = 0, ...bodyProps } = rest;
  const { operations, actions } = resource;
  const controlCount = 1 + (operations.delete ? 1 : 0) + (actions.length > 0 ? 1 : 0);
  const actionsPx = Math.max(84, 20 + actionWidthPx * controlCount);
  // The number of digits follows from the total, so that the column has the same width on every page of the list.
  const digitCount = Math.max(4, String(total).length);
  const numberWidthPx = getNumberWidth(digitCount);
  const { columns, minWidth, isFixed } = useColumnWidths(
    resource.name,
    allColumns,
    numberWidthPx + actionsPx,
  );
  const isCompact = usePreferences().density === 'compact';
  return (
    <section
      ref={frameRef}
      className={styles.frame}
      aria-label={`${resource.labels.plural} table`}
      aria-busy={isBusy}
      // The frame is focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
    >
      <table
        className={`${styles.table} ${isOutdated ? styles.outdated : ''} ${isCompact ? styles.compact : ''}`}
        style={{
          minWidth,
          '--number-digits': digitCount,
        }}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.select} style={{ width: toRem(numberWidthPx) }}>
              <PageCheckBox resource={resource} rows={rows} isOutdated={isOutdated} />
            </th>
            {columns.map(({ column, className, sizing }, key) => (
              <ColumnHeading key={key} {...{ resource, list, column, className, sizing }} />
            ))}
            <th
              scope="col"
              className={styles.actions}
              // If no column shares the remaining space, the column of the actions takes it.
              style={{ width: isFixed ? undefined : toRem(actionsPx) }}
            >
              Actions
            </th>
          </tr>
        </thead>
        <tbody {...bodyProps} />
      </table>
    </section>
  );
}

/** A table of skeleton rows. It is invisible at first, so that it does not flicker before a fast response. */
export function LoadingTable(
  props: Pick<TableFrameProps, 'resource' | 'list' | 'total'> & { rowCount: number },
) {
  const { rowCount, ...frameProps } = props;
  const { resource } = props;
  const columns = useTableColumns(resource);
  return (
    <TableFrame {...frameProps} columns={columns} isBusy isOutdated rows={[]}>
      {Array.from({ length: rowCount }, (_, row) => (
        <tr key={row} className={`${styles.row} ${styles.late}`}>
          <td />
          {columns.map(({ className }, column) => (
            <td key={column} className={`${skeletonClass} ${className}`} />
          ))}
          <td className={styles.actions} />
        </tr>
      ))}
    </TableFrame>
  );
}

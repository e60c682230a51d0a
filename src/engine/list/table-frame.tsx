import { type ComponentProps, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Action, useActions } from '../../ui/actions.ts';
import { usePreferences } from '../../session/session-context.ts';
import { skeletonClass } from '../../ui/loading/loading.tsx';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { getWidths, numberWidthPx, useTableColumns } from './columns.ts';
import { useSelection } from './selection.ts';
import styles from './table-frame.module.css';

/** The props of the body of the table, and of the table. */
interface TableFrameProps extends Omit<ComponentProps<'tbody'>, 'resource'> {
  resource: Resource;
  isBusy: boolean;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated?: boolean;
  /** The records of the rows. */
  page?: readonly ResourceRecord[];
}

const noRecords: readonly ResourceRecord[] = [];

const pageActions: readonly Action<{ isDisabled: boolean; toggle: () => void }>[] = [
  {
    name: 'select-all',
    label: 'Select all on this page',
    isAvailable: ({ isDisabled }) => !isDisabled,
    run: ({ toggle }) => toggle(),
  },
];

/** The heading of the row numbers, whose check box selects all rows of a page. */
function PageCheckBox({ resource, page }: Required<Pick<TableFrameProps, 'resource' | 'page'>>) {
  const selection = useSelection(resource);
  const { records } = useStore(selection);
  const count = page.filter((record) => records.has(getId(resource, record))).length;
  const isAll = count > 0 && count === page.length;
  // While the first rows are loading, a click would select nothing.
  const isDisabled = page.length === 0;
  const toggle = () => selection.selectAll(page, !isAll);
  useActions(pageActions, { isDisabled, toggle });
  return (
    <label>
      <input
        type="checkbox"
        aria-label="Select all on this page"
        disabled={isDisabled}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAll;
        }}
        onChange={toggle}
      />
      S.no
    </label>
  );
}

/** A table with the columns of a resource, in a scrolling region 500 pixels high. */
export function TableFrame(props: TableFrameProps) {
  const { resource, isBusy, isOutdated = false, page = noRecords, ...bodyProps } = props;
  const columns = useTableColumns(resource);
  const { actionsPx, minTablePx } = getWidths(columns, resource);
  const isCompact = usePreferences().density === 'compact';
  return (
    <section
      className={styles.frame}
      aria-label={`${resource.labels.plural} table`}
      aria-busy={isBusy}
      // Focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
    >
      <table
        className={`${styles.table} ${isOutdated ? styles.outdated : ''} ${isCompact ? styles.compact : ''}`}
        style={{ minWidth: minTablePx }}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.select} style={{ width: numberWidthPx }}>
              <PageCheckBox resource={resource} page={page} />
            </th>
            {columns.map(({ column, className, width }, key) => (
              <th key={key} scope="col" className={className} style={{ width }}>
                {column.label}
              </th>
            ))}
            <th scope="col" className={styles.actions} style={{ width: actionsPx }}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody {...bodyProps} />
      </table>
    </section>
  );
}

/** Skeleton rows sooner than this would only flicker. */
const skeletonDelayMs = 100;

/** A table of skeleton rows; without rows at first, for a fast response. */
export function LoadingTable({ resource, rowCount }: { resource: Resource; rowCount: number }) {
  const columns = useTableColumns(resource);
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, skeletonDelayMs, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <TableFrame resource={resource} isBusy isOutdated>
      {Array.from({ length: isSlow ? rowCount : 0 }, (_, row) => (
        <tr key={row} className={styles.row}>
          <td className={`${skeletonClass} ${styles.select}`} />
          {columns.map(({ className }, column) => (
            <td key={column} className={`${skeletonClass} ${className}`} />
          ))}
          <td className={`${skeletonClass} ${styles.actions}`} />
        </tr>
      ))}
    </TableFrame>
  );
}

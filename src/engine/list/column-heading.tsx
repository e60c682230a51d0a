import type { ResolvedField, Resource } from '../config/resource.ts';
import { getNextSort, listSorts } from '../config/sort-rows.ts';
import { ColumnSeparator } from './column-separator.tsx';
import type { ColumnSizing } from './column-widths.ts';
import styles from './table-frame.module.css';
import { useIsNarrow } from './use-is-narrow.ts';
import type { List } from './use-list.ts';

const arrows = { ascending: '↑', descending: '↓', none: '↕' };

interface HeadingProps {
  resource: Resource;
  /** The list that the heading sorts; undefined if no list can be sorted here. */
  list: List | undefined;
  column: ResolvedField;
  className: string;
  sizing: ColumnSizing;
}

/** The heading of a column, which sorts the list where that is possible, and can be dragged wider. */
export function ColumnHeading({ resource, list, column, className, sizing }: HeadingProps) {
  const isNarrow = useIsNarrow();
  const { sort } = list?.listParams ?? {};
  const offered = listSorts(resource.paging, column, list?.isWhole);
  const direction = sort?.startsWith('-') ? 'descending' : 'ascending';
  const ariaSort = offered.includes(sort ?? '') ? direction : undefined;
  return (
    <th
      scope="col"
      className={className}
      style={{ width: sizing.width }}
      // The label leaves out the name of the separator, which the heading contains.
      aria-label={column.label}
      aria-sort={ariaSort}
    >
      {/* In a narrow window, where headings cannot be seen, a menu sorts. */}
      {list && offered.length > 0 && !isNarrow ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => list.setSort(getNextSort(offered, sort))}
        >
          <span>{column.label}</span>
          <span aria-hidden className={styles.arrow}>
            {arrows[ariaSort ?? 'none']}
          </span>
        </button>
      ) : (
        <span>{column.label}</span>
      )}
      {!isNarrow && <ColumnSeparator label={column.label} sizing={sizing} />}
    </th>
  );
}

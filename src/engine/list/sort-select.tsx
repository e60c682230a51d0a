import { useId } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { Resource } from '../config/resource.ts';
import { listSorts } from '../config/sort-rows.ts';
import styles from './list-toolbar.module.css';
import type { List } from './use-list.ts';

/** A select for the order of the list, if the headings of its columns are not visible. */
export function SortSelect({ resource, list }: { resource: Resource; list: List }) {
  const id = useId();
  const options = resource.columns.flatMap((column) =>
    listSorts(resource.paging, column, list.isWhole).map((sort) => ({
      sort,
      text: `${column.label} ${sort.startsWith('-') ? '↓' : '↑'}`,
    })),
  );
  return (
    options.length > 0 && (
      <div className={styles.size}>
        <label htmlFor={id}>Sort by</label>
        <select
          id={id}
          className={`${controlClass} touch-target`}
          value={list.listParams.sort ?? ''}
          onChange={(event) => list.setSort(event.target.value || undefined)}
        >
          <option value="">—</option>
          {options.map(({ sort, text }) => (
            <option key={sort} value={sort}>
              {text}
            </option>
          ))}
        </select>
      </div>
    )
  );
}

import { useId } from 'react';
import { controlClass } from '../../ui/field.tsx';
import type { Resource } from '../config/resource.ts';
import styles from './list-toolbar.module.css';
import type { List } from './use-list.ts';

/** The select for the rows per page, if the list operation offers several sizes. */
export function PageSize({ resource, list }: { resource: Resource; list: List }) {
  const id = useId();
  const { options } = resource.paging.pageSizes;
  return (
    options.length > 1 && (
      <div className={styles.size}>
        <label htmlFor={id}>Rows per page</label>
        <select
          id={id}
          className={`${controlClass} touch-target`}
          value={list.listParams.pageSize}
          onChange={(event) => list.setPageSize(Number(event.target.value))}
        >
          {options.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
    )
  );
}

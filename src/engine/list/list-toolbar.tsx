import { type SubmitEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useActions } from '../../ui/actions.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import type { Resource } from '../config/resource.ts';
import { searchActions } from './list-actions.ts';
import { ListTools } from './list-tools.tsx';
import styles from './list-toolbar.module.css';
import type { List } from './use-list.ts';

interface ListToolbarProps {
  resource: Resource;
  list: List;
  /** Whether the list has no rows: its empty state then says so, and clears the search. */
  isEmpty: boolean;
}

/** The search and the page size, as far as the list operation has parameters for them, and the tools of the list. */
export function ListToolbar({ resource, list, isEmpty }: ListToolbarProps) {
  const sizeId = useId();
  const toolbar = useRef<HTMLDivElement>(null);
  const { pageSizes, search: searchParam } = resource.paging;
  const { listParams } = list;
  const hasSizes = pageSizes.options.length > 1;

  function clearSearch() {
    list.setSearch('');
    toolbar.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={toolbar} className={styles.toolbar}>
      {searchParam !== undefined && (
        <SearchBox list={list} placeholder={resource.search.placeholder} />
      )}
      {listParams.search !== '' && !isEmpty && (
        <SearchChip search={listParams.search} onClear={clearSearch} />
      )}
      {hasSizes && (
        <div className={styles.size}>
          <label htmlFor={sizeId}>Rows per page</label>
          <select
            id={sizeId}
            className={controlClass}
            value={listParams.pageSize}
            onChange={(event) => list.setPageSize(Number(event.target.value))}
          >
            {pageSizes.options.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </div>
      )}
      <ListTools resource={resource} search={listParams.search} total={list.total} />
    </div>
  );
}

/** Says that not all rows are shown, and clears the search. */
const SearchChip = ({ search, onClear }: { search: string; onClear: () => void }) => (
  <div className={styles.chip}>
    <span title={search}>Matching “{search}”</span>
    <WithTooltip name="Clear filter">
      <Button className={`${getButtonClass('icon')} ${styles.clear}`} onClick={onClear} />
    </WithTooltip>
  </div>
);

interface SearchBoxProps {
  list: List;
  placeholder: string;
}

/** The search, submitted by button or Enter. */
function SearchBox({ list, placeholder }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const { search } = list.listParams;
  useActions(searchActions, box);

  // The box is uncontrolled: it follows the URL after Back or "Clear search".
  useLayoutEffect(() => {
    if (box.current) box.current.value = search;
  }, [search]);

  // The browser's clear button fires `search`, an event without a React prop.
  const onClear = useEffectEvent(() => {
    if (box.current?.value === '') list.setSearch('');
  });
  useEffect(() => {
    const input = box.current;
    input?.addEventListener('search', onClear);
    return () => input?.removeEventListener('search', onClear);
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    list.setSearch(String(new FormData(event.currentTarget).get('q')));
  }

  return (
    <search className={styles.search}>
      <form onSubmit={onSubmit}>
        <input
          ref={box}
          type="search"
          name="q"
          className={controlClass}
          defaultValue={search}
          placeholder={placeholder}
          aria-label={placeholder}
        />
        <button type="submit" className={getButtonClass('plain')} aria-label="Search" />
      </form>
    </search>
  );
}

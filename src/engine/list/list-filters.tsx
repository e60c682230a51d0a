import { Button } from '../../ui/button.tsx';
import type { Resource } from '../config/resource.ts';
import { FilterField } from './filter-field.tsx';
import styles from './list-screen.module.css';
import type { List } from './use-list.ts';

/** The filters of a list, with their values from the address. */
export function ListFilters({ resource, list }: { resource: Resource; list: List }) {
  const { paging } = resource;
  const { filters: values } = list.listParams;
  return (
    <fieldset aria-label="Filters" className={styles.filters}>
      {paging.filters?.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={values?.[filter.name] ?? filter.defaultValue ?? ''}
          onChange={(value) => list.setFilter(filter.name, value)}
        />
      ))}
      {values && <Button onClick={() => list.clearFilters()}>Clear filters</Button>}
    </fieldset>
  );
}

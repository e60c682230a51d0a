/** Filters rows in the browser, for lists whose server has no filters. */
import type { ListCriteria } from '../../api/paging.ts';
import { idNames } from './derive-responses.ts';
import { isParts } from './input-values.ts';
import type { ResourceRecord } from './resource.ts';

/** A value as text for the address; for a record, its identifier. */
function toFilterText(value: unknown): string {
  const id = isParts(value)
    ? idNames.map((name) => value[name]).find((part) => part != null)
    : value;
  return String(id ?? '');
}

/** Whether a row has the value of each filter. */
export const matchesFilters = (
  row: ResourceRecord,
  filters: NonNullable<ListCriteria['filters']>,
): boolean => Object.entries(filters).every(([name, text]) => toFilterText(row[name]) === text);

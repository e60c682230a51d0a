/**
 * Derives filters for a list whose contract has none: from properties of its rows that have few values, or refer to a
 * record.
 */
import type { ConstraintsByName } from '../../api/contract.ts';
import type { Filter, Paging } from '../../api/paging.ts';
import { listOptions } from '../../api/read-filters.ts';
import { hasType } from '../../api/response-parts.ts';
import type { FormFields } from './input-values.ts';
import type { ResolvedField, FilterSource } from './resource.ts';

/** What the value of a column refers to, as in the forms: a record, or a text of an operation. */
function findSource(column: ResolvedField, formFields: FormFields): FilterSource | undefined {
  const { key, filter } = column;
  if (filter) return { resource: filter.resource };
  const reference = [column, formFields[key ?? '']].find((field) => field?.type === 'reference');
  if (!reference) return undefined;
  const { options, resource } = { options: undefined, ...reference };
  return options ? { options } : resource ? { resource } : undefined;
}

/** The filters that the columns of a list offer, and the sources of those that are references. */
export function deriveRowFilters(
  paging: Paging,
  columns: readonly ResolvedField[],
  row: ConstraintsByName,
  formFields: FormFields,
): { paging: Paging; filterSources?: Readonly<Record<string, FilterSource>> } {
  if (paging.filters) return { paging };
  const filters: Filter[] = [];
  const filterSources: Record<string, FilterSource> = {};
  for (const column of columns) {
    const { label, key, filter, value } = column;
    const name = filter?.key ?? (value ? undefined : key);
    if (name === undefined) continue;
    const constraints = row[name] ?? {};
    const source = findSource(column, formFields);
    const isChoice = listOptions(constraints).length > 1 || hasType(constraints, 'boolean');
    if (source) filterSources[name] = source;
    if (source) filters.push({ name, constraints: { type: 'string', title: label } });
    else if (isChoice) filters.push({ name, constraints: { ...constraints, title: label } });
  }
  return filters.length === 0
    ? { paging }
    : { paging: { ...paging, filters, filtersRows: true }, filterSources };
}

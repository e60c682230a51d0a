import type { Filter, ListParams } from '../../api/paging.ts';
import { readFilterValues } from '../../api/read-filters.ts';
import { countPages } from '../config/list-page.ts';
import { cleanSearch } from '../config/list-params.ts';

/** The changes of a list's state. */
export type ListTransition =
  | { type: 'page'; page: number }
  | { type: 'pageSize'; pageSize: number }
  | { type: 'search'; search: string }
  /** An empty value removes the filter. */
  | { type: 'filter'; name: string; value: string; filters: readonly Filter[] | undefined }
  | { type: 'clearFilters' }
  /** Removes the criteria for which the whole list is read. */
  | { type: 'clearWhole' }
  | { type: 'sort'; sort: string | undefined }
  /** The total has become known. */
  | { type: 'total'; total: number };

/** Returns the list parameters after a transition. */
export function transitionList(listParams: ListParams, transition: ListTransition): ListParams {
  switch (transition.type) {
    case 'page':
      return { ...listParams, pageNumber: transition.page };
    case 'pageSize':
      return { ...listParams, pageSize: transition.pageSize, pageNumber: 1 };
    case 'search':
      return { ...listParams, search: cleanSearch(transition.search), pageNumber: 1 };
    case 'filter': {
      const { name, value, filters: known } = transition;
      const { filters, ...others } = listParams;
      const values = { ...filters, [name]: value };
      return { ...others, ...readFilterValues(known, (each) => values[each]), pageNumber: 1 };
    }
    case 'clearFilters': {
      const { filters: _, ...others } = listParams;
      return { ...others, pageNumber: 1 };
    }
    case 'clearWhole': {
      const { filters: _, sort: __, ...others } = listParams;
      return { ...others, pageNumber: 1 };
    }
    case 'sort': {
      const { sort: _, ...others } = listParams;
      const { sort } = transition;
      return { ...others, ...(sort !== undefined && { sort }), pageNumber: 1 };
    }
    case 'total': {
      // After a deletion, or with an old link, the page may be past the last one.
      const lastPage = countPages(transition.total, listParams.pageSize);
      return listParams.pageNumber > lastPage
        ? { ...listParams, pageNumber: lastPage }
        : listParams;
    }
  }
}

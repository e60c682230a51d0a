import type { ListParams } from '../../api/paging.ts';
import type { ListPage } from '../config/queries.ts';
import { getId } from '../config/read-record.ts';
import type { Resource } from '../config/resource.ts';

/** Where a record stands in the list that it was opened from. Rows are counted from 1 over all pages. */
export interface RecordPosition {
  /** The number of its row; undefined if it is no longer in the list. */
  rowNumber: number | undefined;
  /** The numbers of the rows before and after it, which may be on other pages. */
  previous: number | undefined;
  next: number | undefined;
  /** The number of rows on all pages. */
  total: number;
}

type IdentifiedResource = Pick<Resource, 'idProperty'>;

/**
 * Finds a record on a page of a list. If the list has changed and it is not there any more, its neighbours are those of
 * the row number that it had: the rows after it have moved up.
 */
export function findPosition(
  resource: IdentifiedResource,
  { rows, firstRowNumber, total }: ListPage,
  id: string,
  lastRowNumber: number | undefined,
): RecordPosition {
  const inList = (number: number) => (number >= 1 && number <= total ? number : undefined);
  const index = rows.findIndex((row) => getId(resource, row) === id);
  if (index !== -1) {
    const rowNumber = firstRowNumber + index;
    return { rowNumber, previous: inList(rowNumber - 1), next: inList(rowNumber + 1), total };
  }
  if (lastRowNumber === undefined)
    return { rowNumber: undefined, previous: undefined, next: undefined, total };
  const previous = inList(Math.min(lastRowNumber - 1, total));
  return { rowNumber: undefined, previous, next: inList(lastRowNumber), total };
}

/** The parameters of the page that a row is on. */
export const getPageOfRow = (listParams: ListParams, rowNumber: number): ListParams => ({
  ...listParams,
  page: Math.ceil(rowNumber / listParams.pageSize),
});

/** The identifier of the record in a row; undefined if it is not on the page. */
export function findRowId(
  resource: IdentifiedResource,
  { rows, firstRowNumber }: ListPage,
  rowNumber: number,
): string | undefined {
  const row = rows[rowNumber - firstRowNumber];
  return row && getId(resource, row);
}

/** Which properties sort a list: `name`, or `-name` for descending order. */
import type { Paging } from '../../api/paging.ts';
import { isEmpty } from './is-empty.ts';
import type { ResolvedField, ResourceRecord } from './resource.ts';

type SortedPaging = Pick<Paging, 'request' | 'sorts'>;

/**
 * Whether the console sorts a list itself, for which it needs all rows: the server does not sort, or sends the whole
 * list.
 */
export const canSortHere = ({ request, sorts }: SortedPaging): boolean =>
  request.by === 'nothing' || sorts === undefined;

/** Whether a column shows a value of the row as it is, and in full. */
const isPlain = ({ cell, value, constraints, type }: ResolvedField) =>
  !cell && !value && !constraints && type !== 'image' && type !== 'excerpt';

/**
 * The orders that a column offers, ascending first: those of the server, or both if all rows are loaded, as always in a
 * list without pages.
 */
export function listSorts(
  paging: SortedPaging,
  column: ResolvedField,
  isWhole = paging.request.by === 'nothing',
): string[] {
  const { key } = column;
  if (key === undefined) return [];
  const both = [key, `-${key}`];
  if (canSortHere(paging)) return isWhole && isPlain(column) ? both : [];
  return both.filter((sort) => Object.hasOwn(paging.sorts ?? {}, sort));
}

/** The order after another click on a heading; undefined for the order of the server. */
export const getNextSort = (offered: readonly string[], sort: string | undefined) =>
  offered[offered.indexOf(sort ?? '') + 1];

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true });

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));

/** Sorts all rows of a list; rows without a value come last. */
export function sortRows(rows: ResourceRecord[], sort: string | undefined): ResourceRecord[] {
  if (sort === undefined) return rows;
  const isDown = sort.startsWith('-');
  const key = isDown ? sort.slice(1) : sort;
  return rows.toSorted((a, b) => {
    const [first, second] = [a[key], b[key]];
    if (isEmpty(first) || isEmpty(second)) return Number(isEmpty(first)) - Number(isEmpty(second));
    return isDown ? compare(second, first) : compare(first, second);
  });
}

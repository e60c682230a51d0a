/** By what a list can be sorted: `name`, or `-name` downwards. */
import type { Paging } from '../../api/paging.ts';
import { isEmpty } from './is-empty.ts';
import type { FieldConfig, ResourceRecord } from './resource.ts';

type SortedPaging = Pick<Paging, 'request' | 'sorts'>;

/** Whether the console sorts a list, which needs all of its rows: the server sorts none, or sends all of them. */
export const canSortHere = ({ request, sorts }: SortedPaging): boolean =>
  request.by === 'nothing' || sorts === undefined;

/** Whether a column shows a value of the row as it is, and in full. */
const isPlain = ({ cell, value, constraints, type }: FieldConfig) =>
  !cell && !value && !constraints && type !== 'image' && type !== 'excerpt';

/**
 * The orders that a column offers, upwards first: those of the server, or both where all of the list is in the page, as
 * it always is without pages of its own.
 */
export function listSorts(
  paging: SortedPaging,
  column: FieldConfig,
  isWhole = paging.request.by === 'nothing',
): string[] {
  const { key } = column;
  if (key === undefined) return [];
  const both = [key, `-${key}`];
  if (canSortHere(paging)) return isWhole && isPlain(column) ? both : [];
  return both.filter((sort) => Object.hasOwn(paging.sorts ?? {}, sort));
}

/** The order after another click on a heading; undefined is that of the server. */
export const getNextSort = (offered: readonly string[], sort: string | undefined) =>
  offered[offered.indexOf(sort ?? '') + 1];

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true });

const compare = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));

/** Sorts all rows of a list; those without a value are last. */
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

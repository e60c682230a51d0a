/** What the response to a list has: its rows, and what it says of the other pages. */
import type { ListParams, Paging, TotalPlace } from './paging.ts';
import { isObject, readPart } from './response-parts.ts';

/** A row of any list. */
export type ListRow = Record<string, unknown>;

/** A page of a list as the server sent it. */
export interface ReadPage<Row> {
  rows: Row[];
  /** The number of rows on all pages; where the server does not tell it, of those that there are at least. */
  total: number;
  isTotalKnown: boolean;
  /** Where the next page begins, in a list whose pages are found one after the other. */
  nextCursor?: string;
}

/** The address of the next page in the header `Link` (RFC 8288); null where the header names none. */
const findNextLink = (link: string): string | null =>
  /<([^>]*)>[^,]*;\s*rel="?[^",]*\bnext\b/.exec(link)?.[1] ?? null;

/** The cursor in what a response says of its next page, which may be a whole address. */
function toCursor(next: unknown, name: string): string | undefined {
  if (typeof next !== 'string' || next === '') return undefined;
  return URL.parse(next, 'http://localhost')?.searchParams.get(name) ?? next;
}

function readTotal(place: TotalPlace | undefined, { body, headers }: ListResponse) {
  if (!place) return undefined;
  if ('path' in place) return readPart(body, place.path) as number | undefined | null;
  // The header Content-Range has the total after a slash: `items 0-9/319`.
  const text = headers.get(place.header)?.split('/').at(-1);
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

export interface ListResponse {
  body: unknown;
  headers: Headers;
}

/**
 * The rows of a page, and what the response says of the others. Without a total, a page that is not full is the last
 * one. Where the contract requires no rows, an empty list may have none.
 */
export function readListResponse<Row extends ListRow>(
  paging: Paging,
  { page, pageSize }: ListParams,
  response: ListResponse,
): ReadPage<Row> {
  const { request, rowProperties } = paging;
  const sent = (readPart(response.body, paging.rows) ?? []) as ListRow[];
  const rows = sent.flatMap((row) => flattenRow(row, rowProperties)) as Row[];
  if (request.by === 'nothing') return { rows, total: rows.length, isTotalKnown: true };
  const next = readNext(paging, response);
  const hasNext = next === undefined ? rows.length >= pageSize : Boolean(next);
  const count = (page - 1) * pageSize + rows.length;
  const told = readTotal(paging.total, response) ?? undefined;
  const counted = {
    // There are no fewer rows than on the first page, whatever a server counts.
    total: told === undefined ? count + Number(hasNext) : Math.max(told, page === 1 ? count : 0),
    isTotalKnown: told !== undefined || (!hasNext && (rows.length > 0 || page === 1)),
  };
  if (request.by !== 'cursor') return { rows, ...counted };
  const nextCursor = toCursor(next, request.name) ?? rows.at(-1)?.['id'];
  return { rows, ...counted, ...(hasNext && { nextCursor: String(nextCursor) }) };
}

/** What the response says of the next page: falsy where there is none, undefined where it says nothing. */
function readNext({ next }: Paging, { body, headers }: ListResponse): unknown {
  // A property for the next page that is absent or null says that there is none.
  if (next) return readPart(body, next) ?? null;
  const link = headers.get('Link');
  return link === null ? undefined : findNextLink(link);
}

/** A row with the properties that another one holds; several rows where that is a list. */
export function flattenRow(row: ListRow, property: string | undefined): ListRow | ListRow[] {
  if (property === undefined) return row;
  const { [property]: inner, ...outer } = row;
  return Array.isArray(inner) ? inner : { ...outer, ...(isObject(inner) && inner) };
}

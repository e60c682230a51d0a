/** Reads the response to a list: its rows, and what it says about the other pages. */
import type { ListParams, Paging, TotalSource } from './paging.ts';
import { isObject, readPart } from './response-parts.ts';

/** A row of any list. */
export type ListRow = Record<string, unknown>;

/** A page of a list as the server sent it. */
export interface ReadPage {
  rows: ListRow[];
  /** The number of rows on all pages. If the server does not send it, the number of rows that there are at least. */
  total: number;
  isTotalKnown: boolean;
  /** The cursor of the next page, in a list with cursors. */
  nextCursor?: string;
}

/** The address of the next page in the header `Link` (RFC 8288); null if the header has none. */
const findNextLink = (link: string): string | null =>
  /<([^>]*)>[^,]*;\s*rel="?[^",]*\bnext\b/.exec(link)?.[1] ?? null;

/** The cursor of the next page. The response may have it alone, or as part of an address. */
function toCursor(next: unknown, name: string): string | undefined {
  if (typeof next !== 'string' || next === '') return undefined;
  return URL.parse(next, 'http://localhost')?.searchParams.get(name) ?? next;
}

function readTotal(source: TotalSource | undefined, { body, headers }: ListResponse) {
  if (!source) return undefined;
  if ('path' in source) {
    const total = readPart(body, source.path) ?? undefined;
    return total === undefined ? undefined : Number(total);
  }
  // The header Content-Range has the total after a slash: `items 0-9/319`.
  const text = headers.get(source.header)?.split('/').at(-1);
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

export interface ListResponse {
  body: unknown;
  headers: Headers;
}

/**
 * Reads the rows of a page, and what the response says about the other pages. If the response has no total, a page that
 * is not full counts as the last one. If the contract does not require the rows, the response may leave out an empty
 * list.
 */
export function readListResponse(
  paging: Paging,
  { pageNumber, pageSize }: ListParams,
  response: ListResponse,
): ReadPage {
  const { request, rowProperties } = paging;
  const sent = readPart(response.body, paging.rows);
  const rows = (Array.isArray(sent) ? sent : []).flatMap((row) => flattenRow(row, rowProperties));
  if (request.by === 'nothing') return { rows, total: rows.length, isTotalKnown: true };
  const next = readNext(paging, response);
  const hasNext = next === undefined ? rows.length >= pageSize : Boolean(next);
  const count = (pageNumber - 1) * pageSize + rows.length;
  // A page that is not the last one counts as full, also if it has fewer rows.
  const least = hasNext ? Math.max(count, pageNumber * pageSize) + 1 : count;
  const stated = readTotal(paging.total, response);
  const counted = {
    // Some servers count too few. The total is at least the number of rows on the first page.
    total: stated === undefined ? least : Math.max(stated, pageNumber === 1 ? count : 0),
    isTotalKnown: stated !== undefined || (!hasNext && (rows.length > 0 || pageNumber === 1)),
  };
  if (request.by !== 'cursor') return { rows, ...counted };
  const nextCursor = toCursor(next, request.name) ?? rows.at(-1)?.['id'];
  return { rows, ...counted, ...(hasNext && { nextCursor: String(nextCursor) }) };
}

/** What the response says about the next page: falsy if there is none, undefined if it does not say. */
function readNext({ next }: Paging, { body, headers }: ListResponse): unknown {
  // If the property for the next page is absent or null, there is none.
  if (next) return readPart(body, next) ?? null;
  const link = headers.get('Link');
  return link === null ? undefined : findNextLink(link);
}

/** A row, with the properties of the object that it has in `property`; several rows if it has a list there. */
export function flattenRow(row: ListRow, property: string | undefined): ListRow[] {
  if (property === undefined) return [row];
  const { [property]: inner, ...outer } = row;
  return Array.isArray(inner) ? inner : [{ ...outer, ...(isObject(inner) && inner) }];
}

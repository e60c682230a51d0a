import type { DatabaseSync } from 'node:sqlite';

export type PageRequest = Partial<{ key: string; currentPage: number; resultPerPage: number }>;

export interface PagedTable<Column = string> {
  table: string;
  /** The columns in which `key` is searched. */
  searchColumns?: Column[];
  /**
   * A table that has the distinct values of these columns, and the `amount` of rows with each. It makes searches in
   * large tables fast.
   */
  countTable?: string;
}

/** If a search has more matches than this, scanning the rows in order is faster than sorting the matches. */
const maxSortedMatches = 100_000;

/** One page of matching rows, newest first, and the number of matching rows on all pages. */
export function readPage(database: DatabaseSync, paged: PagedTable, request: PageRequest) {
  const { table, searchColumns = [], countTable } = paged;
  const { key, currentPage = 1, resultPerPage = 5 } = request;
  const columns = searchColumns.join(', ');
  const searches = key ? searchColumns : [];
  const search = searches.map((column) => `${column} LIKE ? ESCAPE '\\'`).join(' OR ');
  const matching = search && `WHERE ${search}`;
  // Wildcards in the search are escaped.
  const values = searches.map(() => `%${key?.replace(/[\\%_]/g, '\\$&')}%`);
  const countQuery = countTable
    ? `coalesce(sum(amount), 0) AS n FROM ${countTable}`
    : `count(*) AS n FROM ${table}`;
  const length = Number(database.prepare(`SELECT ${countQuery} ${matching}`).get(...values)?.n);

  const where =
    key && countTable && length <= maxSortedMatches
      ? `WHERE (${columns}) IN (SELECT ${columns} FROM ${countTable} ${matching})`
      : matching;
  const before = (currentPage - 1) * resultPerPage;
  const after = length - before - resultPerPage;
  // SQLite skips rows one by one, so late pages are read from the end.
  const [direction, limit, offset] =
    before <= after
      ? ['DESC', resultPerPage, before]
      : ['ASC', Math.max(0, Math.min(resultPerPage, length - before)), Math.max(0, after)];
  const rows = database
    .prepare(
      `SELECT * FROM ${table} WHERE seq IN
         (SELECT seq FROM ${table} ${where} ORDER BY seq ${direction} LIMIT ? OFFSET ?)
       ORDER BY seq DESC`,
    )
    .all(...values, limit, offset);
  return { rows, length };
}

import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

interface PageRequest {
  key?: string;
  currentPage?: number;
  resultPerPage?: number;
}

interface Paged {
  table: string;
  /** The columns that a search looks in. */
  searched: string[];
  /** A table of what those columns hold, each once with its `amount` of rows: for more rows than a search can read. */
  tally?: string;
}

/** A `LIKE` pattern that finds the text anywhere, whatever signs it holds. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** What is found more often than this is met soon on the way through the rows; sorting it would take longer. */
const frequent = 100_000;

/** One page of a table, newest first, and how many rows there are over all pages. */
export function readPage(database: DatabaseSync, paged: Paged, request: PageRequest) {
  const { table, searched, tally } = paged;
  const { key, currentPage = 1, resultPerPage = 5 } = request;
  const columns = searched.join(', ');
  const matching = key
    ? `WHERE ${searched.map((column) => `${column} LIKE ? ESCAPE '\\'`).join(' OR ')}`
    : '';
  const values: SQLInputValue[] = key ? searched.map(() => containing(key)) : [];
  const counted = tally
    ? `coalesce(sum(amount), 0) AS n FROM ${tally}`
    : `count(*) AS n FROM ${table}`;
  const length = Number(database.prepare(`SELECT ${counted} ${matching}`).get(...values)?.n);

  const where =
    key && tally && length <= frequent
      ? `WHERE (${columns}) IN (SELECT ${columns} FROM ${tally} ${matching})`
      : matching;
  const before = (currentPage - 1) * resultPerPage;
  const after = length - before - resultPerPage;
  // Rows are skipped one by one: a late page is nearer from the end.
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

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
}

/** A `LIKE` pattern that finds the text anywhere, whatever signs it holds. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** One page of a table, newest first, and how many rows there are over all pages. */
export function readPage(database: DatabaseSync, { table, searched }: Paged, request: PageRequest) {
  const { key, currentPage = 1, resultPerPage = 5 } = request;
  const where = key
    ? `WHERE ${searched.map((column) => `${column} LIKE ? ESCAPE '\\'`).join(' OR ')}`
    : '';
  const values: SQLInputValue[] = key ? searched.map(() => containing(key)) : [];
  const total = database.prepare(`SELECT count(*) AS n FROM ${table} ${where}`).get(...values);
  const rows = database
    .prepare(
      `SELECT * FROM ${table} WHERE seq IN
         (SELECT seq FROM ${table} ${where} ORDER BY seq DESC LIMIT ? OFFSET ?)
       ORDER BY seq DESC`,
    )
    .all(...values, resultPerPage, (currentPage - 1) * resultPerPage);
  return { rows, length: Number(total?.n) };
}

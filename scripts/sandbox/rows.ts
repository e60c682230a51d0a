import { randomBytes } from 'node:crypto';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { HttpError } from '../lib/servers/error-responses.ts';

export type Row = Record<string, SQLInputValue>;

/** The row with an id; throws 404 if there is none. */
export function findRow(database: DatabaseSync, table: string, id: string): Row {
  const row = database.prepare(`SELECT * FROM ${table} WHERE _id = ?`).get(id);
  if (!row) throw new HttpError(404, 'This record does not exist any more.');
  return row as Row;
}

/** Updates columns of a row and its `updatedAt`; returns the updated row. */
export function updateRow(database: DatabaseSync, table: string, id: string, changes: Row): Row {
  const updated = { ...changes, updatedAt: new Date().toISOString() };
  const columns = Object.keys(updated).map((name) => `${name} = :${name}`);
  database
    .prepare(`UPDATE ${table} SET ${columns.join(', ')} WHERE _id = :_id`)
    .run({ ...updated, _id: id });
  return findRow(database, table, id);
}

/** An id as the contract defines it: 24 hexadecimal digits, the first eight of them the time in seconds. */
function createId(): string {
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}

/** Adds rows, which all have the same columns. */
export function insertRows(database: DatabaseSync, table: string, rows: Iterable<Row>): void {
  let insert: StatementSync | undefined;
  for (const row of rows) {
    const columns = Object.keys(row);
    insert ??= database.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (:${columns.join(', :')})`,
    );
    insert.run(row);
  }
}

/** Adds a row with a new id; returns it. */
export function insertRow(database: DatabaseSync, table: string, values: Row): Row {
  const now = new Date().toISOString();
  const row = { ...values, _id: createId(), createdAt: now, updatedAt: now };
  insertRows(database, table, [row]);
  return findRow(database, table, row._id);
}

/** Deletes a row and returns it; throws 404 if there is none. */
export function deleteRow(database: DatabaseSync, table: string, id: string): Row {
  const row = findRow(database, table, id);
  database.prepare(`DELETE FROM ${table} WHERE _id = ?`).run(id);
  return row;
}

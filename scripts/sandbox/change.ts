import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { newId } from './new-id.ts';
import { Refusal } from './refusal.ts';

export type Row = Record<string, SQLInputValue>;

/** The row of an identifier; a Refusal (404) where there is none. */
export function findRow(database: DatabaseSync, table: string, id: string): Row {
  const row = database.prepare(`SELECT * FROM ${table} WHERE _id = ?`).get(id);
  if (!row) throw new Refusal(404, 'This record does not exist any more.');
  return row as Row;
}

/** Writes the given columns of a row and the time; returns the row as it now is. */
export function updateRow(database: DatabaseSync, table: string, id: string, changes: Row): Row {
  const written = { ...changes, updatedAt: new Date().toISOString() };
  const columns = Object.keys(written).map((name) => `${name} = ?`);
  database
    .prepare(`UPDATE ${table} SET ${columns.join(', ')} WHERE _id = ?`)
    .run(...Object.values(written), id);
  return findRow(database, table, id);
}

/** Adds a row with an identifier of its own; returns it. */
export function insertRow(database: DatabaseSync, table: string, values: Row): Row {
  const now = new Date().toISOString();
  const row = { ...values, _id: newId(), createdAt: now, updatedAt: now };
  const columns = Object.keys(row);
  database
    .prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    )
    .run(...Object.values(row));
  return findRow(database, table, row._id);
}

/** Removes a row; returns what it was, or refuses (404). */
export function deleteRow(database: DatabaseSync, table: string, id: string): Row {
  const row = findRow(database, table, id);
  database.prepare(`DELETE FROM ${table} WHERE _id = ?`).run(id);
  return row;
}

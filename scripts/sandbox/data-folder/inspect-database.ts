import { existsSync, lstatSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

/** Tables of every version of the sandbox, which identify its databases. */
const ownTables = ['admins', 'banners', 'documents', 'escape_turns', 'genres', 'rooms', 'users'];

/** `none`: the file does not exist or is empty. `unreadable`: it is damaged, or not a database. */
export type DatabaseOwner = 'none' | 'sandbox' | 'other' | 'unreadable';

/** Opens a database read-only; without a write-ahead log, SQLite creates no further files for it. */
function openReadOnly(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

function listTables(file: string): string[] {
  const database = openReadOnly(file);
  try {
    const rows = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    return rows.map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

/** Identifies by its tables which program a database belongs to; throws if it is locked. */
export function inspectDatabase(file: string): DatabaseOwner {
  if (!existsSync(file) || lstatSync(file).size === 0) return 'none';
  try {
    const tables = listTables(file);
    if (tables.length === 0) return 'none';
    return ownTables.every((name) => tables.includes(name)) ? 'sandbox' : 'other';
  } catch (error) {
    if (/locked|busy/.test(String(error))) throw error;
    return 'unreadable';
  }
}

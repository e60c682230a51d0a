import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { HttpError } from '../../lib/servers/error-responses.ts';
import { readPage } from '../read-page.ts';
import type { Entity } from './find-entities.ts';

export type RecordData = Record<string, unknown>;

const parse = (row: object | undefined) =>
  row && (JSON.parse(String((row as { data: unknown }).data)) as RecordData);

/** A property of the JSON as a column. */
const toColumn = (name: string) => `data ->> '${name.replaceAll("'", "''")}'`;

/** SQLite has no boolean: a JSON one is read as 1 or 0. */
const toSqlValue = (value: unknown): SQLInputValue =>
  typeof value === 'boolean' ? Number(value) : (value as SQLInputValue);

interface RecordsPage {
  /** The text to search for. */
  key: string | undefined;
  /** The properties that are searched. */
  searchProperties: string[];
  /** The values that properties must have. */
  equal: RecordData;
  /** The number of the page, from 1. */
  page: number;
  pageSize: number;
}

/** The stored records of an entity. */
export function createRecords(database: DatabaseSync, { path, identifier }: Entity) {
  const find = (id: string) =>
    parse(database.prepare('SELECT data FROM records WHERE entity = ? AND _id = ?').get(path, id));

  return {
    list({ key, searchProperties, equal, page, pageSize }: RecordsPage) {
      const conditions = [
        'entity = ?',
        ...Object.keys(equal).map((name) => `${toColumn(name)} = ?`),
      ];
      const { rows, length } = readPage(
        database,
        {
          table: 'records',
          searchColumns: searchProperties.map(toColumn),
          filter: {
            sql: conditions.join(' AND '),
            values: [path, ...Object.values(equal).map(toSqlValue)],
          },
        },
        { ...(key && { key }), currentPage: page, resultPerPage: pageSize },
      );
      return { rows: rows.map((row) => parse(row) as RecordData), length };
    },
    all: () =>
      database
        .prepare('SELECT data FROM records WHERE entity = ? ORDER BY seq')
        .all(path)
        .map((row) => parse(row) as RecordData),
    has: (id: string) => find(id) !== undefined,
    /** Throws 404 if there is no such record. */
    find(id: string): RecordData {
      const record = find(id);
      if (!record) throw new HttpError(404, 'This record does not exist any more.');
      return record;
    },
    insert(record: RecordData): void {
      database
        .prepare('INSERT INTO records (entity, _id, data) VALUES (?, ?, ?)')
        .run(path, String(record[identifier]), JSON.stringify(record));
    },
    update(record: RecordData): void {
      database
        .prepare('UPDATE records SET data = ? WHERE entity = ? AND _id = ?')
        .run(JSON.stringify(record), path, String(record[identifier]));
    },
    delete(id: string): void {
      database.prepare('DELETE FROM records WHERE entity = ? AND _id = ?').run(path, id);
    },
  };
}

export type Records = ReturnType<typeof createRecords>;

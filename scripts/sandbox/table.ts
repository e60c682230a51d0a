import { randomBytes } from 'node:crypto';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { HttpError } from '../lib/servers/error-responses.ts';
import type { HandlerRequest } from './handler-types.ts';
import { type PagedTable, type PageRequest, readPage } from './read-page.ts';

export type Row = Record<string, SQLInputValue>;

/** A request for one row, and a request that writes a row. */
type RowRequest = Pick<HandlerRequest<'getUser'>, 'database' | 'uploads' | 'id'>;
type WriteRequest = RowRequest & { body: Row; file: Buffer | undefined };

/** A response of the contract. It has the data in a property that is named after its kind. */
type Success<Name extends string, Value> = { success: true } & Record<Name, Value>;
type Page<Name extends string, Value> = Success<Name, Value[]> & { length: number };

interface TableOptions<Item, Singular, Plural> extends PagedTable<keyof Item & string> {
  /** The names of a record and of a list in responses. */
  singular: Singular;
  plural?: Plural;
  /** The column of the URL of a row's image. */
  imageColumn?: keyof Item & string;
  /** Converts a row to a record of the contract. */
  toRecord: (row: Row, database: DatabaseSync) => Item;
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

/** The handlers of the usual operations on a table of the contract's records. */
export function createTableHandlers<Item, Singular extends string, Plural extends string>(
  options: TableOptions<Item, Singular, Plural>,
) {
  const { table, singular, plural = '', imageColumn, toRecord } = options;

  /** The row of a request; throws 404 if there is none. */
  function findRow({ database, id }: RowRequest): Row {
    const row = database.prepare(`SELECT * FROM ${table} WHERE _id = ?`).get(id);
    if (!row) throw new HttpError(404, 'This record does not exist any more.');
    return row;
  }

  /** The columns that a request sets. The body has only the name of the image, so its URL is added. */
  function toColumns({ body, file, uploads }: WriteRequest) {
    const times = { updatedAt: new Date().toISOString() };
    if (!imageColumn) return { ...body, ...times };
    const { image: _, ...columns } = body;
    return { ...columns, ...(file && { [imageColumn]: uploads.save(file) }), ...times };
  }

  const get = (request: RowRequest) => {
    const record = toRecord(findRow(request), request.database);
    return { success: true, [singular]: record } as Success<Singular, Item>;
  };

  return {
    findRow,
    get,
    list({ database, query }: Pick<RowRequest, 'database'> & { query: PageRequest }) {
      const { rows, length } = readPage(database, options, query);
      const records = rows.map((row) => toRecord(row, database));
      return { success: true, [plural]: records, length } as Page<Plural, Item>;
    },
    add(request: WriteRequest) {
      if (imageColumn && !request.file) throw new HttpError(422, 'The image is missing.');
      const columns = toColumns(request);
      const row = { ...columns, _id: createId(), createdAt: columns.updatedAt };
      insertRows(request.database, table, [row]);
      return get({ ...request, id: row._id });
    },
    update(request: WriteRequest) {
      const { database, uploads, id, file } = request;
      const previous = findRow(request);
      const changes = toColumns(request);
      const columns = Object.keys(changes).map((name) => `${name} = :${name}`);
      database
        .prepare(`UPDATE ${table} SET ${columns.join(', ')} WHERE _id = :_id`)
        .run({ ...changes, _id: id });
      if (imageColumn && file) uploads.remove(previous[imageColumn]);
      return get(request);
    },
    remove(request: RowRequest): { success: true } {
      const row = findRow(request);
      request.database.prepare(`DELETE FROM ${table} WHERE _id = ?`).run(request.id);
      if (imageColumn) request.uploads.remove(row[imageColumn]);
      return { success: true };
    },
  };
}

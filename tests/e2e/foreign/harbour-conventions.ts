/**
 * A server with a list of each convention that the console reads from a contract (see "How a list is read" in
 * scripts/README.md). Its contract is described from its own responses, so that the two cannot differ.
 */
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { integer, jsonOf, listOf, objectOf, text } from '../../support/schemas.ts';

type Query = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

/** How a list is paged: its parameters, and the number of rows before the page that they request. */
interface PageRule {
  parameters: Readonly<Record<string, object>>;
  size: string;
  countSkipped: (query: Query, size: number) => number;
}

interface Convention {
  /** The path of the list, whose last word names the entity. */
  name: string;
  what: string;
  /** How the list is paged; absent if the whole list is one response. */
  pages?: PageRule;
  /** The body of a list; by default, the rows. `next` is empty on the last page. */
  toBody?: (rows: readonly Row[], total: number, next: string) => unknown;
  /** The header with the total. */
  totalHeader?: string;
  /** The property that identifies a record; by default, `id`. */
  identifier?: { name: string; parameter?: string; create: (number: number) => string };
  /** The row or record of its properties; by default, these. */
  toRow?: (properties: Row) => Row;
  /** The body of a read; by default, the record. It is null if there is no read. */
  toRecord?: ((record: Row) => unknown) | null;
  /** What the pager says on the second page. */
  position?: string;
}

const byNumber = (first: number, name = 'page', size = 'per_page'): PageRule => ({
  parameters: { [name]: { ...integer, default: first }, [size]: integer },
  size,
  countSkipped: (query, pageSize) => (Number(query[name] ?? first) - first) * pageSize,
});

const byOffset: PageRule = {
  parameters: { offset: integer, limit: integer },
  size: 'limit',
  countSkipped: ({ offset = '0' }) => Number(offset),
};

const byCursor: PageRule = {
  parameters: { cursor: text, limit: integer },
  size: 'limit',
  countSkipped: ({ cursor = 'after-0' }) => Number(cursor.replace('after-', '')),
};

/** A UUID that is the same in each response. */
const createUuid = (number: number) =>
  createHash('md5')
    .update(String(number))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const conventions: readonly Convention[] = [
  {
    name: 'berths',
    what: 'pages from 0 whose total is beside the rows',
    pages: byNumber(0),
    toBody: (content, totalElements) => ({ content, totalElements }),
  },
  {
    name: 'boats',
    what: 'pages from 1 whose total is a header',
    pages: byNumber(1),
    totalHeader: 'X-Total-Count',
  },
  {
    name: 'cranes',
    what: 'pages by offset whose rows are nested',
    pages: byOffset,
    toBody: (results, total) => ({ data: { results }, meta: { total_count: total } }),
  },
  {
    name: 'crews',
    what: 'pages by a cursor',
    pages: byCursor,
    toBody: (data, _, next) => ({ data, next_cursor: next }),
    position: 'Page 2',
  },
  { name: 'docks', what: 'no pages and a bare array' },
  {
    name: 'ferries',
    what: 'rows in _embedded',
    pages: byNumber(0, 'page', 'size'),
    toBody: (ferries, totalElements) => ({ _embedded: { ferries }, page: { totalElements } }),
  },
  {
    name: 'pilots',
    what: "JSON:API's attributes",
    pages: byNumber(1, 'page[number]', 'page[size]'),
    toBody: (data, total) => ({ data, meta: { total } }),
    identifier: { name: 'id', create: String },
    toRow: ({ id, ...attributes }) => ({ type: 'pilots', id, attributes }),
    toRecord: (data) => ({ data }),
  },
  {
    name: 'tides',
    what: 'pages whose total is unknown',
    pages: byNumber(1),
    position: 'Page 2',
  },
  {
    name: 'lighthouses',
    what: 'records with a slug',
    identifier: { name: 'slug', create: (number) => `lighthouse-${number}` },
  },
  {
    name: 'permits',
    what: 'records with a UUID',
    identifier: { name: 'uuid', create: createUuid },
  },
  {
    name: 'companies',
    what: 'records whose identifier has a name of its own',
    identifier: { name: 'CompanyID', parameter: 'id', create: (number) => `C${number}` },
  },
  { name: 'buoys', what: 'a wrapped record', toRecord: (buoy) => ({ data: { buoy } }) },
  { name: 'anchors', what: 'a record that is an array of one', toRecord: (anchor) => [anchor] },
  { name: 'gates', what: 'no read', toRecord: null },
];

const rowCount = 25;
const listSource = 'its list';
const readSource = 'its read';

/** Where the details of a record come from, as its property `source` says. */
export const getSource = ({ toRecord }: Convention) =>
  toRecord === null ? listSource : readSource;

function createRow(convention: Convention, number: number, source: string) {
  const { name, identifier, toRow = (row) => row } = convention;
  const key = identifier?.name ?? 'id';
  const id = identifier?.create(number) ?? number;
  return toRow({ [key]: id, name: `${name} ${String(number).padStart(2, '0')}`, source });
}

function list(convention: Convention, query: Query) {
  const { pages, toBody = (rows) => rows } = convention;
  const size = Number(query[pages?.size ?? ''] ?? rowCount);
  const skipped = pages?.countSkipped(query, size) ?? 0;
  const numbers = Array.from({ length: rowCount }, (_, index) => index + 1);
  const rows = numbers.slice(skipped, skipped + size);
  const next = skipped + size < rowCount ? `after-${skipped + size}` : '';
  return toBody(
    rows.map((number) => createRow(convention, number, listSource)),
    rowCount,
    next,
  );
}

/** The record with the identifier; undefined if there is none. */
function read(convention: Convention, id: string) {
  const { identifier, toRecord } = convention;
  const numbers = Array.from({ length: rowCount }, (_, index) => index + 1);
  const found = numbers.find((number) => (identifier?.create(number) ?? String(number)) === id);
  if (found === undefined) return undefined;
  const record = createRow(convention, found, readSource);
  return toRecord ? toRecord(record) : record;
}

/** The schema of a value. */
function describeValue(value: unknown): object {
  if (Array.isArray(value)) return listOf(describeValue(value[0]));
  if (typeof value === 'number') return integer;
  if (typeof value !== 'object' || value === null) return text;
  const properties = Object.entries(value).map(([name, inner]) => [name, describeValue(inner)]);
  return objectOf(Object.fromEntries(properties));
}

const respondLike = (value: unknown, headers: object = {}) => ({
  responses: { 200: { description: 'Found', headers, ...jsonOf(describeValue(value)) } },
});

function describePaths(convention: Convention) {
  const { name, pages, totalHeader, identifier, toRecord } = convention;
  const parameters = Object.entries(pages?.parameters ?? {}).map(([parameter, schema]) => ({
    name: parameter,
    in: 'query',
    schema,
  }));
  const headers = totalHeader && { [totalHeader]: { schema: integer } };
  const id = identifier?.create(1) ?? 1;
  const key = identifier?.parameter ?? identifier?.name ?? 'id';
  const path = { name: key, in: 'path', required: true, schema: describeValue(id) };
  const record = {
    get: { parameters: [path], ...respondLike(read(convention, String(id))) },
  };
  return {
    [`/${name}`]: { get: { parameters, ...respondLike(list(convention, {}), headers || {}) } },
    ...(toRecord !== null && { [`/${name}/{${key}}`]: record }),
  };
}

/** Starts the server on a free port. */
export async function startHarbour() {
  const app = fastify({ forceCloseConnections: true });
  app.get('/openapi.json', () => ({
    openapi: '3.1.0',
    info: { title: 'Harbour Office', version: '1' },
    paths: Object.assign({}, ...conventions.map(describePaths)) as object,
  }));
  for (const convention of conventions) {
    const { name, totalHeader, toRecord } = convention;
    app.get<{ Querystring: Query }>(`/${name}`, ({ query }, reply) => {
      if (totalHeader) void reply.header(totalHeader, rowCount);
      return list(convention, query);
    });
    if (toRecord === null) continue;
    app.get<{ Params: { id: string } }>(`/${name}/:id`, ({ params }, reply) => {
      const found = read(convention, params.id);
      return found ?? reply.status(404).send({ message: `There is no ${params.id}.` });
    });
  }
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, contract: `${url}/openapi.json`, close: () => app.close() };
}

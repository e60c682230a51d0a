import type { JsonSchema } from '../../generate/json-schema.ts';
import { splitWords } from '../../../src/engine/config/labels.ts';
import { findTotal, type Paging } from './paging.ts';
import type { RecordData } from './records.ts';
import { propertiesOf, type ResponseShape, simplify } from './response-shape.ts';
import { sampleValue } from './sample-value.ts';

/** The properties of a record that a response documents, but for write-only ones. */
function toOutput(record: RecordData, schema: JsonSchema): RecordData {
  const properties = Object.entries(propertiesOf(schema));
  return Object.fromEntries(
    properties
      .filter(([name, property]) => name in record && !simplify(property).writeOnly)
      .map(([name]) => [name, record[name]]),
  );
}

/** An object with the given values, and values for its other properties that are required or tell success. */
function fillObject(
  schema: JsonSchema,
  getValue: (name: string, properties: Readonly<Record<string, JsonSchema>>) => unknown,
): RecordData {
  const { properties = {}, required = [] } = simplify(schema);
  const entries = Object.entries(properties).flatMap(([name, property]): [string, unknown][] => {
    const value = getValue(name, properties);
    if (value !== undefined) return [[name, value]];
    if (!required.includes(name) && name !== 'success') return [];
    const isObject = simplify(property).properties !== undefined;
    return [
      [
        name,
        isObject ? fillObject(property, getValue) : sampleValue(property, { name, number: 0 }),
      ],
    ];
  });
  return Object.fromEntries(entries);
}

/** The response of an operation that returns one record, or none. */
export function buildRecordResponse({ schema, record: part }: ResponseShape, record: RecordData) {
  if (!part) return fillObject(schema, () => undefined);
  const output = toOutput(record, part.schema);
  if (part.key === undefined) return output;
  return fillObject(schema, (name) => (name === part.key ? output : undefined));
}

interface List {
  rows: readonly RecordData[];
  length: number;
  paging: Paging;
  query: Record<string, unknown>;
}

/** The response of a list: its rows, their total number, and what it repeats of the query. */
export function buildListResponse({ schema, rows: part }: ResponseShape, list: List): unknown {
  const { length, paging, query } = list;
  const { page, pageSize, paramNames } = paging;
  const rows = list.rows.map((row) => toOutput(row, part?.schema ?? {}));
  if (part?.key === undefined) return rows;
  const pageCount = Math.max(1, Math.ceil(length / Math.max(1, pageSize)));
  return fillObject(schema, (name, properties) => {
    if (name === part.key) return rows;
    if (name === findTotal(properties, paging)) return length;
    if (name === paramNames.page) return query[name] ?? page;
    if (name === paramNames.pageSize) return pageSize;
    if (name in query) return query[name];
    const words = splitWords(name).join(' ');
    if (/\bpages\b|page count/.test(words)) return pageCount;
    if (/^has (more|next)/.test(words)) return page < pageCount;
    return undefined;
  });
}

/** Paged lists without rows, and with 10,000 of them. */
import { type Paging, readPaging } from '../../../src/api/paging.ts';
import { splitWords } from '../../../src/engine/config/labels.ts';
import type { ContractOperation } from '../../generate/contract-operations.ts';
import { describeOperation } from '../../generate/generate-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { exampleBody, sampleValue } from './example-body.ts';
import { fits } from './limit-texts.ts';
import { findIdentifier, propertiesOf, readShape, simplify } from './response-shape.ts';

type RecordData = Record<string, unknown>;

/** The total number of rows, by the name of the scenario. */
const totals: Readonly<Record<string, number>> = { 'no-rows': 0, '10000-rows': 10_000 };

function findPaging(operation: ContractOperation): Paging | undefined {
  try {
    return readPaging(operation.key, describeOperation(operation));
  } catch {
    // It says what a list without paging lacks.
    return undefined;
  }
}

/** What a paged list consists of; undefined for another operation. */
function describeList(operation: ContractOperation) {
  const { rows, schema } = readShape(operation);
  const paging = findPaging(operation);
  if (!rows?.key || !paging) return undefined;
  return { properties: propertiesOf(schema), paging, key: rows.key, schema: rows.schema };
}

/** The names of the scenarios with another number of rows than the example has. */
export function listRowScenarios(operation: ContractOperation): string[] {
  const list = describeList(operation);
  if (!list) return [];
  const { minItems = 0 } = simplify(list.properties[list.key] ?? {});
  return Object.keys(totals).filter((name) => name !== 'no-rows' || minItems === 0);
}

/** Another identifier of the same form for each number. */
function createIdentifier(original: unknown, schema: JsonSchema, number: number): unknown {
  if (typeof original === 'number') return original + number;
  const text = String(original);
  // A hexadecimal identifier stays one.
  const lastDigits = /[0-9a-f]{6}$/i;
  const counted = text.replace(lastDigits, String(number).padStart(6, '0'));
  return lastDigits.test(text) && fits(counted, simplify(schema)) ? counted : `${text}-${number}`;
}

/** The examples again and again, each time with another identifier. */
function createRows(operation: ContractOperation, from: number, to: number): RecordData[] {
  const { key = '', schema = {} } = describeList(operation) ?? {};
  const examples = (exampleBody(operation) as Record<string, RecordData[] | undefined>)[key] ?? [];
  const identifier = findIdentifier(schema) ?? '';
  const idSchema = propertiesOf(schema)[identifier];
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const number = from + index;
    const example = examples[number % examples.length] ?? (sampleValue(schema) as RecordData);
    if (!idSchema || example[identifier] === undefined) return example;
    const first = examples[0]?.[identifier] ?? example[identifier];
    return { ...example, [identifier]: createIdentifier(first, idSchema, number + 1) };
  });
}

const toNumber = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** The page that a request asks for, of a list with so many rows. */
export function buildRowsBody(operation: ContractOperation, name: string, url: string): unknown {
  const length = totals[name];
  const list = describeList(operation);
  if (length === undefined || !list) return undefined;
  const { searchParams } = new URL(url, 'http://localhost');
  const query = Object.fromEntries([...searchParams].map(([key, text]) => [key, toNumber(text)]));
  const { paging } = list;
  const { firstPage, pageSizes } = paging;
  const page = Number(query[paging.page] ?? firstPage) - firstPage + 1;
  const pageSize = Number(query[paging.size] ?? pageSizes.defaultSize);
  const from = (page - 1) * pageSize;
  const pageCount = Math.max(1, Math.ceil(length / Math.max(1, pageSize)));
  const describePage = (property: string) => {
    if (property === paging.page) return query[property] ?? firstPage;
    if (property === paging.size) return pageSize;
    if (property in query) return query[property];
    const words = splitWords(property).join(' ');
    if (/\bpages\b|page count/.test(words)) return pageCount;
    return /^has (more|next)/.test(words) ? page < pageCount : undefined;
  };
  const described = Object.keys(list.properties)
    .map((property) => [property, describePage(property)] as const)
    .filter(([, value]) => value !== undefined);
  return {
    ...(exampleBody(operation) as RecordData),
    ...Object.fromEntries(described),
    [list.key]: createRows(operation, from, Math.min(length, from + pageSize)),
    [paging.total]: length,
  };
}

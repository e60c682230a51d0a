/** Paged lists without rows, and with 10,000 of them. */
import type { ContractOperation } from '../../generate/contract-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { buildListResponse } from '../../sandbox/entities/build-response.ts';
import { findTotal, readPaging } from '../../sandbox/entities/paging.ts';
import type { RecordData } from '../../sandbox/entities/records.ts';
import {
  findIdentifier,
  propertiesOf,
  readShape,
  simplify,
} from '../../sandbox/entities/response-shape.ts';
import { fits, sampleText } from '../../sandbox/entities/sample-text.ts';
import { sampleValue } from '../../sandbox/entities/sample-value.ts';
import { exampleBody } from './example-body.ts';

/** The total number of rows, by the name of the scenario. */
const totals: Readonly<Record<string, number>> = { 'no-rows': 0, '10000-rows': 10_000 };

/** What a paged list consists of; undefined for another operation. */
function describeList(operation: ContractOperation) {
  const shape = readShape(operation, []);
  const paging = readPaging(operation.parameters, {});
  const { page, offset } = paging.paramNames;
  const { rows } = shape;
  const total = findTotal(propertiesOf(shape.schema), paging);
  if (!rows?.key || total === undefined || (page ?? offset) === undefined) return undefined;
  return { shape, key: rows.key, schema: rows.schema };
}

/** The names of the scenarios with another number of rows than the example has. */
export function listRowScenarios(operation: ContractOperation): string[] {
  const list = describeList(operation);
  if (!list) return [];
  const { minItems = 0 } = simplify(propertiesOf(list.shape.schema)[list.key] ?? {});
  return Object.keys(totals).filter((name) => name !== 'no-rows' || minItems === 0);
}

/** Another identifier of the same form for each number. */
function createIdentifier(original: unknown, schema: JsonSchema, number: number): unknown {
  if (typeof original === 'number') return original + number;
  const text = String(original);
  // A hexadecimal identifier stays one.
  const counted = text.replace(/[0-9a-f]{6}$/i, String(number).padStart(6, '0'));
  const candidates = [counted === text ? `${text}-${number}` : counted, `${text}-${number}`];
  const form = simplify(schema);
  return candidates.find((id) => fits(id, form)) ?? sampleText(form, { name: '', number });
}

/** The examples again and again, each time with another identifier. */
function createRows(operation: ContractOperation, from: number, to: number): RecordData[] {
  const { key = '', schema = {} } = describeList(operation) ?? {};
  const examples = (exampleBody(operation) as Record<string, RecordData[] | undefined>)[key] ?? [];
  const identifier = findIdentifier(schema) ?? '';
  const idSchema = propertiesOf(schema)[identifier];
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const number = from + index;
    const example =
      examples[number % examples.length] ??
      (sampleValue(schema, { name: key, number }) as RecordData);
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
  const paging = readPaging(operation.parameters, query);
  const from = (paging.page - 1) * paging.pageSize;
  const rows = createRows(operation, from, Math.min(length, from + paging.pageSize));
  return buildListResponse(list.shape, { rows, length, paging, query });
}

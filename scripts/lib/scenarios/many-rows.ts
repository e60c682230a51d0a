/** Paged lists without rows, and with 10,000 of them. */
import type { ContractOperation } from '../../generate/contract-operations.ts';
import { describeOperation } from '../../generate/generate-operations.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { findPaging, listsOf } from '../../resource/find-operations.ts';
import { fits } from './limit-texts.ts';
import {
  exampleBody,
  findIdentifier,
  findSuccessSchema,
  propertiesOf,
  sampleValue,
  simplify,
} from './response-shape.ts';

type RecordData = Record<string, unknown>;

/** By the name of the scenario. */
const rowScenarios: Readonly<Record<string, { label: string; total: number }>> = {
  'no-rows': { label: 'No rows', total: 0 },
  '10000-rows': { label: '10,000 rows', total: 10_000 },
};

/** The paging of a list, and its rows: the only list of objects in its response. Undefined for another operation. */
function describeList(operation: ContractOperation) {
  const described = { key: operation.key, description: describeOperation(operation) };
  const paging = findPaging(described);
  const [rows, ...others] = listsOf(described);
  if (!paging || rows === undefined || others.length > 0) return undefined;
  const list = propertiesOf(findSuccessSchema(operation) ?? {})[rows] ?? {};
  const { items: schema = {}, minItems = 0 } = simplify(list);
  return { paging, rows, schema, minItems };
}

/** The names and labels of the scenarios with another number of rows than the example has. */
export function listRowScenarios(operation: ContractOperation): [name: string, label: string][] {
  const list = describeList(operation);
  if (!list) return [];
  return Object.entries(rowScenarios)
    .filter(([, { total }]) => total >= list.minItems)
    .map(([name, { label }]) => [name, label]);
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
function createRows(examples: readonly RecordData[], schema: JsonSchema, from: number, to: number) {
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

/** The page that a request asks for, of a list with so many rows. */
export function buildRowsBody(operation: ContractOperation, name: string, url: string): unknown {
  const list = describeList(operation);
  const scenario = rowScenarios[name];
  if (!scenario || !list) return undefined;
  const { total } = scenario;
  const { paging, rows, schema } = list;
  const { searchParams } = new URL(url, 'http://localhost');
  const page = Number(searchParams.get(paging.page) ?? paging.firstPage);
  const pageSize = Number(searchParams.get(paging.size) ?? paging.pageSizes.defaultSize);
  const from = (page - paging.firstPage) * pageSize;
  const body = exampleBody(operation) as Record<string, unknown>;
  const examples = (body[rows] ?? []) as RecordData[];
  const created = createRows(examples, schema, from, Math.min(total, from + pageSize));
  return { ...body, [rows]: created, [paging.total]: total };
}

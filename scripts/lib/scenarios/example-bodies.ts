/** The bodies of successful responses: the contract's examples, and lists with any number of rows made of them. */
import { sample } from '@stoplight/json-schema-sampler';
import { isPlainObject } from 'es-toolkit';
import type { JSONSchema7 } from 'json-schema';
import { type ContractOperation, readSuccess } from '../../generate/contract-operations.ts';
import { describeOperation } from '../../generate/generate-operations.ts';
import { findPaging, listsOf } from '../../resource/find-operations.ts';

type RecordData = Record<string, unknown>;

/** The body of a successful response as Prism's mock makes it of the schema: the same each time. */
function sampleBody(operation: ContractOperation): unknown {
  const sampled = sample((readSuccess(operation).schema ?? {}) as JSONSchema7);
  // As it is sent: without the undefined properties that the sampler makes.
  return JSON.parse(JSON.stringify(sampled) ?? 'null');
}

/** The body of a successful response: the contract's first example, else a value of the schema. */
export function exampleBody(operation: ContractOperation): unknown {
  const [example] = Object.values(readSuccess(operation).examples);
  return example?.value ?? sampleBody(operation);
}

/** The records of a list in a body; none where the body is a wrong example, which has any shape. */
export const readRecords = (body: unknown, rows: string): RecordData[] =>
  isPlainObject(body) && Array.isArray(body[rows]) ? body[rows].filter(isPlainObject) : [];

/** Another identifier of the same form for each number; a hexadecimal one stays one. */
function createIdentifier(original: unknown, number: number): unknown {
  if (typeof original === 'number') return original + number;
  const text = String(original);
  const lastDigits = /[0-9a-f]{6}$/i;
  return lastDigits.test(text)
    ? text.replace(lastDigits, String(number).padStart(6, '0'))
    : `${text}-${number}`;
}

/** The examples again and again, each time with another identifier. */
function createRows(examples: readonly RecordData[], from: number, to: number): RecordData[] {
  const [first = {}] = examples;
  const identifier = ['_id', 'id'].find((name) => name in first);
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const number = from + index;
    const example = examples[number % examples.length] ?? first;
    if (identifier === undefined) return example;
    return { ...example, [identifier]: createIdentifier(first[identifier], number + 1) };
  });
}

/**
 * Returns a function that builds the body for a request of a list with so many rows. Undefined for an operation that is
 * no paged list with one list of objects in its response, or whose list may not have so few.
 */
export function createRowsBody(operation: ContractOperation, total: number) {
  const described = describeOperation(operation);
  const paging = findPaging(described);
  const [rows = ''] = listsOf(described);
  const { minItems = 0 } = described.description.responseProperties[rows] ?? {};
  if (!paging || total < minItems) return undefined;
  const bodies = [exampleBody(operation), sampleBody(operation)];
  const body = bodies.find(isPlainObject) ?? {};
  const examples = bodies
    .map((source) => readRecords(source, rows))
    .find(({ length }) => length > 0);

  return (url: string): RecordData => {
    const { searchParams } = new URL(url, 'http://localhost');
    const page = Number(searchParams.get(paging.page) ?? paging.firstPage);
    const pageSize = Number(searchParams.get(paging.size) ?? paging.pageSizes.defaultSize);
    const from = (page - paging.firstPage) * pageSize;
    const created = createRows(examples ?? [], from, Math.min(total, from + pageSize));
    return { ...body, [rows]: created, [paging.total]: total };
  };
}

/** The bodies of successful responses: the contract's examples, and lists with any number of rows made of them. */
import { sample } from '@stoplight/json-schema-sampler';
import { isEqual, isPlainObject } from 'es-toolkit';
import type { JSONSchema7 } from 'json-schema';
import { type ContractOperation, readSuccess } from '../../generate/contract-operations.ts';
import { findRows, readPaging } from '../../../src/api/read-paging.ts';
import {
  listParts,
  type PartPath,
  readPart,
  replacePart,
} from '../../../src/api/response-parts.ts';
import { type DescribedOperation, describeOperation } from '../../generate/generate-operations.ts';

type RecordData = Record<string, unknown>;

/** The body of a successful response that Prism's mock makes of the schema. It is the same each time. */
function sampleBody(operation: ContractOperation): unknown {
  const sampled = sample((readSuccess(operation).schema ?? {}) as JSONSchema7);
  // The sampler makes undefined properties. Converting to JSON removes them, so that the body is as it would be sent.
  return JSON.parse(JSON.stringify(sampled) ?? 'null');
}

/** The body of a successful response: the first example of the contract, or else a value of the schema. */
export function exampleBody(operation: ContractOperation): unknown {
  const [example] = Object.values(readSuccess(operation).examples);
  return example?.value ?? sampleBody(operation);
}

/** The records of a list in a body. The list is empty if a wrong example has another shape. */
export function readRecords(body: unknown, rows: PartPath): RecordData[] {
  const list = readPart(body, rows);
  return Array.isArray(list) ? list.filter(isPlainObject) : [];
}

/** How a list is paged by numbers or offsets; undefined for every other operation. */
function findPaging({ method, key, description }: DescribedOperation) {
  if (method !== 'GET' || findRows(description.response).length === 0) return undefined;
  try {
    const { request, ...paging } = readPaging(key, description);
    return request.by === 'number' || request.by === 'offset' ? { ...paging, request } : undefined;
  } catch {
    // The error says why the operation is not such a list.
    return undefined;
  }
}

/** Creates another identifier of the same form for each number; a hexadecimal one remains hexadecimal. */
function createIdentifier(original: unknown, number: number): unknown {
  if (typeof original === 'number') return original + number;
  const text = String(original);
  const lastDigits = /[0-9a-f]{6}$/i;
  return lastDigits.test(text)
    ? text.replace(lastDigits, String(number).padStart(6, '0'))
    : `${text}-${number}`;
}

/** Repeats the examples, each time with another identifier. */
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
 * Returns a function that builds the body of a list with this many rows. Undefined if the operation is not a paged list
 * with one list of objects in its response, or if its list may not have so few rows.
 */
export function createRowsBody(operation: ContractOperation, total: number) {
  const described = describeOperation(operation);
  const paging = findPaging(described);
  if (!paging) return undefined;
  const { request, rows } = paging;
  const list = [...listParts(described.description.response)].find(({ path }) =>
    isEqual(path, rows),
  );
  if (total < (list?.constraints.minItems ?? 0)) return undefined;
  const bodies = [exampleBody(operation), sampleBody(operation)];
  const [body] = bodies;
  const examples = bodies
    .map((source) => readRecords(source, rows))
    .find(({ length }) => length > 0);

  return (url: string): unknown => {
    const { searchParams } = new URL(url, 'http://localhost');
    const position = Number(searchParams.get(request.name) ?? NaN);
    const pageSize = Number(searchParams.get(request.size) ?? paging.pageSizes.defaultSize);
    const from =
      request.by === 'offset'
        ? position || 0
        : ((Number.isNaN(position) ? request.firstPage : position) - request.firstPage) * pageSize;
    const created = createRows(examples ?? [], from, Math.min(total, from + pageSize));
    const listed = replacePart(body, rows, created);
    return paging.total && 'path' in paging.total
      ? replacePart(listed, paging.total.path, total)
      : listed;
  };
}

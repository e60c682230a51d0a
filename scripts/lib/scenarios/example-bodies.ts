/** The bodies of successful responses: the contract's examples, and lists with any number of rows made of them. */
import { sample } from '@stoplight/json-schema-sampler';
import type { JSONSchema7 } from 'json-schema';
import {
  type ContractOperation,
  examplesOf,
  schemaOf,
} from '../../generate/contract-operations.ts';
import { describeOperation } from '../../generate/generate-operations.ts';
import { findPaging, listsOf } from '../../resource/find-operations.ts';

type RecordData = Record<string, unknown>;

export const findSuccessStatus = (responses: object = {}): string =>
  Object.keys(responses).find((status) => /^2\d\d$/.test(status)) ?? '200';

const findSuccess = ({ operation: { responses } }: ContractOperation) =>
  responses?.[findSuccessStatus(responses)];

/** The schema of a successful response; undefined where it has no body. */
export const findSuccessSchema = (operation: ContractOperation) => schemaOf(findSuccess(operation));

/** The body of a successful response as Prism's mock makes it of the schema: the same each time. */
function sampleBody(operation: ContractOperation): unknown {
  const sampled = sample((findSuccessSchema(operation) ?? {}) as JSONSchema7);
  // As it is sent: without the undefined properties that the sampler makes.
  return JSON.parse(JSON.stringify(sampled));
}

/** The body of a successful response: the contract's first example, else a value of the schema. */
export const exampleBody = (operation: ContractOperation): unknown =>
  Object.values(examplesOf(findSuccess(operation)))[0]?.value ?? sampleBody(operation);

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
  const body = exampleBody(operation) as RecordData;
  const examples = [body, sampleBody(operation) as RecordData]
    .map((source) => source[rows] as RecordData[])
    .find((list) => list.length > 0);

  return (url: string): RecordData => {
    const { searchParams } = new URL(url, 'http://localhost');
    const page = Number(searchParams.get(paging.page) ?? paging.firstPage);
    const pageSize = Number(searchParams.get(paging.size) ?? paging.pageSizes.defaultSize);
    const from = (page - paging.firstPage) * pageSize;
    const created = createRows(examples ?? [], from, Math.min(total, from + pageSize));
    return { ...body, [rows]: created, [paging.total]: total };
  };
}

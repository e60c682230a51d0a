/** Paged lists without rows, and with 10,000 of them. */
import type { ContractOperation } from '../../generate/contract-operations.ts';
import { describeOperation } from '../../generate/generate-operations.ts';
import { findPaging, listsOf } from '../../resource/find-operations.ts';
import { exampleBody } from './response-shape.ts';

type RecordData = Record<string, unknown>;

/** Another identifier of the same form for each number; a hexadecimal one stays one. */
function createIdentifier(original: unknown, number: number): unknown {
  if (typeof original === 'number') return original + number;
  const text = String(original);
  const lastDigits = /[0-9a-f]{6}$/i;
  return lastDigits.test(text)
    ? text.replace(lastDigits, String(number).padStart(6, '0'))
    : `${text}-${number}`;
}

/**
 * Returns a function that builds the body for a request of a list with so many rows: the example's again and again, each
 * time with another identifier. Undefined for an operation that is no paged list with one list of objects in its
 * response, or whose list may not have so few.
 */
export function createRowsBody(operation: ContractOperation, total: number) {
  const described = { key: operation.key, description: describeOperation(operation) };
  const paging = findPaging(described);
  const [rows, ...others] = listsOf(described);
  if (!paging || rows === undefined || others.length > 0) return undefined;
  const { minItems = 0 } = described.description.responseProperties[rows] ?? {};
  const body = exampleBody(operation) as RecordData;
  const examples = body[rows] as RecordData[];
  const [first] = examples;
  if (total < minItems || !first) return undefined;
  const identifier = ['_id', 'id'].find((name) => name in first);

  function createRow(number: number): RecordData {
    const example = examples[number % examples.length] ?? {};
    if (identifier === undefined) return example;
    return { ...example, [identifier]: createIdentifier(first?.[identifier], number + 1) };
  }

  /** The page that the request asks for. */
  return (url: string): RecordData => {
    const { searchParams } = new URL(url, 'http://localhost');
    const page = Number(searchParams.get(paging.page) ?? paging.firstPage);
    const pageSize = Number(searchParams.get(paging.size) ?? paging.pageSizes.defaultSize);
    const from = (page - paging.firstPage) * pageSize;
    const length = Math.max(0, Math.min(total - from, pageSize));
    const created = Array.from({ length }, (_, index) => createRow(from + index));
    return { ...body, [rows]: created, [paging.total]: total };
  };
}

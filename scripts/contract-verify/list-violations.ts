/** Violations of a list that no schema detects: they show only when a response is compared with its request, or with page 1. */
import type { Resource } from '../../src/engine/config/resource.ts';
import type { CallResult } from './probe.ts';
import { getId, getProperty, getRows } from './response-values.ts';
import type { Violation } from './validate-body.ts';

interface Page {
  resource: Resource;
  pageSize: number;
  /** Counted from 1. */
  pageNumber: number;
  result: CallResult;
  /** Page 1 of the same size. */
  firstPage: CallResult;
}

export function findPageViolations(page: Page): Violation[] {
  const { resource, pageSize, pageNumber, result, firstPage } = page;
  const { rows: rowsProperty, idProperty, paging } = resource;
  if (!result.isValid || !firstPage.isValid) return [];
  const rows = getRows(result.body, rowsProperty);
  const length = getProperty(result.body, paging.total);
  const total = Number(getProperty(firstPage.body, paging.total));
  const rowCount = Math.min(pageSize, Math.max(0, total - (pageNumber - 1) * pageSize));
  const violations: Violation[] = [];
  if (length !== total) {
    const expected = 'the total, the same on every page';
    const received = 'another number than on page 1';
    violations.push({ kind: 'total', pointer: `/${paging.total}`, expected, received });
  }
  if (rows.length !== rowCount) {
    violations.push({
      kind: 'row-count',
      pointer: `/${rowsProperty}`,
      expected: `a list of ${rowCount}`,
      received: `a list of ${rows.length}`,
    });
  }
  const firstIds = new Set(pageNumber > 1 ? getRows(firstPage.body, rowsProperty).map(getId) : []);
  const repeated = rows.findIndex((row) => firstIds.has(getId(row)));
  if (repeated >= 0) {
    violations.push({
      kind: 'repeated-row',
      pointer: `/${rowsProperty}/${repeated}/${idProperty}`,
      expected: 'a row that is not on page 1',
      received: 'a row of page 1',
    });
  }
  return violations;
}

/** A search ignores case and accents. */
const normalise = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface SearchQuery {
  /** The properties that are searched. */
  fields: readonly string[];
  text: string;
}

/** Without a query, the search text was one that no row matches. */
export function findSearchViolations(
  { rows: rowsProperty, paging }: Resource,
  result: CallResult,
  query: SearchQuery | undefined,
): Violation[] {
  if (!result.isValid) return [];
  const rows = getRows(result.body, rowsProperty);
  const length = Number(getProperty(result.body, paging.total));
  const kind = 'search';
  if (!query) {
    if (length === 0 && rows.length === 0) return [];
    const pointer = length === 0 ? `/${rowsProperty}` : `/${paging.total}`;
    return [{ kind, pointer, expected: 'no rows for a random search text', received: 'rows' }];
  }
  if (rows.length === 0) {
    const expected = 'the row whose first letters were searched for';
    return [{ kind, pointer: `/${rowsProperty}`, expected, received: 'a list of 0' }];
  }
  const { fields, text } = query;
  const isMatch = (row: unknown) =>
    fields.some((field) => normalise(String(getProperty(row, field))).includes(normalise(text)));
  const mismatch = rows.findIndex((row) => !isMatch(row));
  if (mismatch < 0) return [];
  const expected = `a row with the search text in ${fields.join(' or ')}`;
  return [
    { kind, pointer: `/${rowsProperty}/${mismatch}`, expected, received: 'a row without it' },
  ];
}

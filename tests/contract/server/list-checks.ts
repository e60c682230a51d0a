/** What no schema says of a list: it shows only when a response is compared with its request, or with page 1. */
import { randomBytes } from 'node:crypto';
import type {
  CallOptions,
  CallResult,
  OperationId,
  Probe,
} from '../../../scripts/contract-verify/probe.ts';
import type { Finding, ViolationKind } from '../../../scripts/contract-verify/violations.ts';
import { buildListQuery } from '../../../src/api/paging.ts';
import { formatPath } from '../../../src/api/response-parts.ts';
import type { Resource } from '../../../src/engine/config/resource.ts';
import { type Check, getId, getProperty, getRows } from './check.ts';

const toFinding = (
  kind: ViolationKind,
  pointer: string,
  expected: string,
  received: string,
): Finding => ({ kind, pointer, message: `expected ${expected}, received ${received}` });

interface Page {
  size: number;
  /** The number of the page, counted from 1. */
  number: number;
  result: CallResult;
}

/** The properties of a response with the rows and with their number: in our contract, both are at its top. */
function getListKeys({ paging: { rows, total } }: Resource): { key: string; totalKey: string } {
  const totalPath = total && 'path' in total ? total.path : [];
  return { key: formatPath(rows), totalKey: formatPath(totalPath) };
}

function comparePage(resource: Resource, first: CallResult, page: Page) {
  const { idProperty } = resource;
  const { key, totalKey } = getListKeys(resource);
  const { size, number, result } = page;
  if (!result.isValid || !first.isValid) return [];
  const rows = getRows(result.body, key);
  const total = Number(getProperty(first.body, totalKey));
  const rowCount = Math.min(size, Math.max(0, total - (number - 1) * size));
  const firstIds = new Set(number > 1 ? getRows(first.body, key).map(getId) : []);
  const repeated = rows.findIndex((row) => firstIds.has(getId(row)));
  const isSameTotal = getProperty(result.body, totalKey) === total;
  return [
    !isSameTotal &&
      toFinding('total', `/${totalKey}`, 'the total, the same on every page', 'another number'),
    rows.length !== rowCount &&
      toFinding('row-count', `/${key}`, `a list of ${rowCount}`, `a list of ${rows.length}`),
    repeated >= 0 &&
      toFinding(
        'repeated-row',
        `/${key}/${repeated}/${idProperty}`,
        'a row that is not on page 1',
        'a row of page 1',
      ),
  ].filter((finding) => finding !== false);
}

/** A search ignores case and accents. */
const normalise = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The first letters of a searched value of any row: enough to find the row, too few to reveal the value. */
function findSearchText(rows: unknown[], fields: readonly string[]): string | undefined {
  const values = rows.flatMap((row) => fields.map((field) => getProperty(row, field)));
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  const letters = Array.from(String(values.find(isText) ?? '').trim());
  const count = Math.max(1, Math.min(3, letters.length - 1));
  return letters.slice(0, count).join('').toWellFormed().trim() || undefined;
}

/** The checks of a list, its pages of each size and its search; `getIds` returns those that it has read. */
export function createListChecks(probe: Probe, id: OperationId, resource: Resource) {
  const { paging } = resource;
  const { key, totalKey } = getListKeys(resource);
  const { options: sizes, defaultSize } = paging.pageSizes;
  let rows: unknown[] = [];

  const readPage = (page: number, pageSize: number, search = '', options: CallOptions = {}) =>
    probe.call(id, {
      query: buildListQuery(paging, { pageNumber: page, pageSize, search }),
      ...options,
    });

  /** Reads pages 1 and 2, and for the default size the one after the last. */
  async function readPages(size: number) {
    const first = await readPage(1, size);
    const pages: Page[] = [
      { size, number: 1, result: first },
      { size, number: 2, result: await readPage(2, size) },
    ];
    const total = getProperty(first.body, totalKey);
    if (size === defaultSize && typeof total === 'number') {
      const number = Math.max(2, Math.ceil(total / size)) + 1;
      pages.push({ size, number, result: await readPage(number, size) });
    }
    if (rows.length === 0) rows = getRows(first.body, key);
    return pages.map((page) => ({
      result: page.result,
      findings: comparePage(resource, first, page),
    }));
  }

  async function checkPages(size: number): Promise<void> {
    let pages = await readPages(size);
    // Other users may change the list between two requests, so pages that do not match are read a second time.
    if (pages.some(({ findings }) => findings.length > 0)) pages = await readPages(size);
    for (const { result, findings } of pages) probe.report(result, findings);
  }

  async function checkSearch(): Promise<void> {
    const { fields } = resource.search;
    const random = await readPage(1, defaultSize, randomBytes(12).toString('hex'));
    const total = getProperty(random.body, totalKey);
    if (random.isValid && (total !== 0 || getRows(random.body, key).length > 0)) {
      const pointer = total === 0 ? `/${key}` : `/${totalKey}`;
      const expected = 'no rows for a random search text';
      probe.report(random, [toFinding('search', pointer, expected, 'rows')]);
    }
    const text = findSearchText(rows, fields);
    if (!text) return;
    const found = await readPage(1, defaultSize, text);
    if (!found.isValid) return;
    const foundRows = getRows(found.body, key);
    if (foundRows.length === 0) {
      const expected = 'the row whose first letters were searched for';
      probe.report(found, [toFinding('search', `/${key}`, expected, 'a list of 0')]);
    }
    const isMatch = (row: unknown) =>
      fields.some((field) => normalise(String(getProperty(row, field))).includes(normalise(text)));
    const mismatch = foundRows.findIndex((row) => !isMatch(row));
    if (mismatch < 0) return;
    const expected = `a row with the search text in ${fields.join(' or ')}`;
    const finding = toFinding('search', `/${key}/${mismatch}`, expected, 'a row without it');
    probe.report(found, [finding]);
  }

  const rejected = { expectedStatuses: [422] };
  const ofSearch = { title: 'finds what is searched for', run: checkSearch };
  const checks: Omit<Check, 'id'>[] = [
    ...sizes.map((size) => ({ title: `has pages of ${size} rows`, run: () => checkPages(size) })),
    ...(paging.search === undefined ? [] : [ofSearch]),
    { title: 'rejects page 0', run: () => readPage(0, defaultSize, '', rejected) },
    {
      title: 'rejects a page that is too large',
      run: () => readPage(1, Math.max(...sizes) + 1, '', rejected),
    },
  ];
  return { checks, getIds: () => rows.flatMap((row) => getId(row) ?? []) };
}

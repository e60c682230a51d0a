import { randomBytes } from 'node:crypto';
import { buildListQuery } from '../../src/api/paging.ts';
import type { Resource } from '../../src/engine/config/resource.ts';
import { findPageViolations, findSearchViolations } from './list-violations.ts';
import type { OperationId } from './operations.ts';
import type { CallResult, Probe } from './probe.ts';
import { getId, getProperty, getRows } from './response-values.ts';

/** A resource and the operation that lists it. */
export interface ListOperation {
  id: OperationId;
  resource: Resource;
}

const pageQuery = ({ paging }: Resource, page: number, pageSize: number, search = '') => ({
  query: buildListQuery(paging, { page, pageSize, search }),
});

/** The first letters of a searched value of any row: enough to find the row, too few to reveal the value. */
function findSearchText(rows: unknown[], fields: readonly string[]): string | undefined {
  const values = rows.flatMap((row) => fields.map((field) => getProperty(row, field)));
  const value = values.find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '',
  );
  if (!value) return undefined;
  const letters = Array.from(value.trim());
  return letters
    .slice(0, Math.max(1, Math.min(3, letters.length - 1)))
    .join('')
    .trim();
}

/** Reads pages 1 and 2, and on request the one after the last, and compares them. */
async function readPages(
  probe: Probe,
  { id, resource }: ListOperation,
  pageSize: number,
  includePastEnd: boolean,
) {
  const firstPage = await probe.call(id, pageQuery(resource, 1, pageSize));
  const secondPage = await probe.call(id, pageQuery(resource, 2, pageSize));
  const pages: [number, CallResult][] = [
    [1, firstPage],
    [2, secondPage],
  ];
  const length = getProperty(firstPage.body, resource.paging.total);
  if (includePastEnd && typeof length === 'number') {
    const pastEnd = Math.max(2, Math.ceil(length / pageSize)) + 1;
    pages.push([pastEnd, await probe.call(id, pageQuery(resource, pastEnd, pageSize))]);
  }
  return {
    firstPage,
    checks: pages.map(([pageNumber, result]) => ({
      result,
      violations: findPageViolations({ resource, pageSize, pageNumber, result, firstPage }),
    })),
  };
}

/** Other users may change the list between two requests, so pages that do not match are read a second time. */
async function checkPages(
  probe: Probe,
  list: ListOperation,
  pageSize: number,
  includePastEnd: boolean,
): Promise<CallResult> {
  let pages = await readPages(probe, list, pageSize, includePastEnd);
  if (pages.checks.some(({ violations }) => violations.length > 0)) {
    pages = await readPages(probe, list, pageSize, includePastEnd);
  }
  for (const { result, violations } of pages.checks) probe.report(list.id, result, violations);
  return pages.firstPage;
}

async function checkSearch(
  probe: Probe,
  { id, resource }: ListOperation,
  rows: unknown[],
  pageSize: number,
) {
  const search = async (text: string) => probe.call(id, pageQuery(resource, 1, pageSize, text));
  const noMatch = await search(randomBytes(12).toString('hex'));
  probe.report(id, noMatch, findSearchViolations(resource, noMatch, undefined));
  const { fields } = resource.search;
  const text = findSearchText(rows, fields);
  if (!text) return;
  const matches = await search(text);
  probe.report(id, matches, findSearchViolations(resource, matches, { fields, text }));
}

/** Reads a list with every page size, search and error of its screen; returns the identifiers of its rows. */
export async function checkList(probe: Probe, list: ListOperation): Promise<string[]> {
  const { resource } = list;
  const { search } = resource.paging;
  const { pageSizes } = probe.findOperation(list.id);
  let firstPage: CallResult | undefined;
  for (const size of pageSizes.options) {
    const result = await checkPages(probe, list, size, size === pageSizes.defaultSize);
    firstPage ??= result;
  }
  const rows = getRows(firstPage?.body, resource.rows);
  if (search !== undefined) await checkSearch(probe, list, rows, pageSizes.defaultSize);
  const invalid = { expectedStatuses: [422] };
  await probe.call(list.id, { ...pageQuery(resource, 0, pageSizes.defaultSize), ...invalid });
  await probe.call(list.id, {
    ...pageQuery(resource, 1, Math.max(...pageSizes.options) + 1),
    ...invalid,
  });
  return rows.flatMap((row) => getId(row) ?? []);
}

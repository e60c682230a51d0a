import type { QueryClient } from '@tanstack/react-query';
import Papa from 'papaparse';
import type { Api } from '../../api/create-api.ts';
import type { ListCriteria } from '../../api/paging.ts';
import type { SessionStore } from '../../session/session-store.ts';
import type { JobContext, JobResult, Jobs } from '../../ui/feedback/jobs.ts';
import { formatCount } from '../../ui/format.ts';
import { getText, type TextContext } from '../cells/cell-kinds.tsx';
import { formatRecordCount } from '../config/labels.ts';
import type { ResolvedField, Resource } from '../config/resource.ts';
import { addNew } from '../config/fetch-rows.ts';
import { fetchFoundRows } from '../config/search-words.ts';
import { formatSearched, isReadWhole, type Searched } from '../config/list-page.ts';
import { fetchChosenRows } from '../config/whole-list.ts';
import { fetchRecords, type KnownRecords } from './fetch-records.ts';
import { respectRateLimit } from '../config/rate-limit.ts';
import { toError } from '../../api/to-error.ts';

/** What is exported: the selected records, or all records that match the search and the filters of the list. */
export interface ExportSource {
  selected?: KnownRecords;
  criteria?: ListCriteria;
  /** The number of rows, as far as it is known. */
  total?: number | undefined;
}

interface ExportOptions extends ExportSource, TextContext {
  /** "Exporting users" */
  label: string;
  resource: Resource;
  /** The columns of the file, in order. */
  columns: readonly ResolvedField[];
  api: Api;
  store: SessionStore;
  jobs: Jobs;
  queryClient: QueryClient;
  /** Called with the identifier of a selected record that no longer exists. */
  onGone: (id: string) => void;
}

/** Downloads the selected records, or those on all pages of a list, as a CSV file. */
export const exportRecords = (options: ExportOptions): Promise<void> =>
  options.jobs.start({
    label: options.label,
    total: options.total ?? options.selected?.records.length ?? 0,
    run: (job) => runExport(options, job),
  });

const minuteMs = 60_000;

/**
 * The time that the rest takes at the current pace: "about 5 min". Undefined if it is less than a minute, or not known.
 */
export function formatRemainingTime(elapsedMs: number, completed: number, total: number) {
  const minutes = Math.round(((elapsedMs / completed) * (total - completed)) / minuteMs);
  return minutes >= 1 && Number.isFinite(minutes) ? `about ${formatCount(minutes)} min` : undefined;
}

async function runExport(options: ExportOptions, job: JobContext): Promise<JobResult> {
  const { signal, update } = job;
  const { resource, columns, selected, criteria = { search: '' } } = options;
  const api = respectRateLimit(options.api, job);
  const pages = selected
    ? fetchRecords(api, resource, selected, signal, options.onGone)
    : isReadWhole(resource.paging, criteria)
      ? fetchChosenRows(api, resource, criteria, { client: options.queryClient, signal })
      : fetchFoundRows(api, resource, criteria, signal);
  // Each page becomes a Blob at once. Browsers can keep Blobs on disk, and remove them with the page. A file of the
  // origin private file system would remain after a crash of the tab.
  const parts = [new Blob([byteOrderMark, formatCsv([columns.map(({ label }) => label)])])];
  const ids = new Set<unknown>();
  let count = 0;
  let firstTotal: number | undefined;
  let total = 0;
  let searched: Searched | undefined;
  let hasChanged = false;
  const startedAt = performance.now();
  try {
    for await (const page of pages) {
      ({ total, searched } = page);
      hasChanged ||=
        firstTotal !== undefined && (total !== firstTotal || page.firstRowNumber === 1);
      firstTotal ??= total;
      const rows = page.rows.filter((row) => addNew(ids, row[resource.idProperty]));
      count += rows.length;
      const values = rows.map((row) => columns.map((column) => getText(column, row, options)));
      parts.push(new Blob([formatCsv(values)]));
      const notice = formatRemainingTime(performance.now() - startedAt, count, total);
      update({ completed: count, total, notice });
    }
  } catch (error) {
    if (signal.aborted) throw error;
    const end =
      count === 0
        ? 'Nothing was exported'
        : `The export ended at row ${formatCount(count)} of ${formatCount(total)}`;
    return {
      summary: `${end}: ${toError(error).message}`,
      isFailed: true,
      retry: () => void exportRecords(options),
    };
  }
  signal.throwIfAborted();
  const end = searched ? `, ${formatSearched(searched)}` : '';
  if (count === 0) return { summary: `No ${resource.labels.plural.toLowerCase()} to export${end}` };
  const chosen = [criteria.search, ...Object.values(criteria.filters ?? {})].join(' ');
  const fileName = getFileName(resource.name, selected ? 'selected' : chosen);
  const file = new Blob(parts, { type: 'text/csv;charset=utf-8' });
  download(file, fileName, options.store.getSignal());
  const title = `${resource.labels.plural} exported`;
  const summary = `${formatRecordCount(count, resource.labels)} exported${end}`;
  if (!hasChanged && count === total) return { title, summary };
  if (selected) return { title, summary: `${summary}, ${formatCount(total - count)} gone already` };
  const change = `The list changed meanwhile and has ${formatCount(total)} rows now`;
  return { title, summary: `${summary}. ${change}: export it again to have them all.` };
}

/** With this mark, spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The first character of a text that a spreadsheet may run as a formula, also in its wide form (OWASP, CSV injection),
 * unless the text is a phone number. The default pattern of Papa Parse does not find formulas of several lines.
 */
const formulaStart = /^(?!\+[\d ()-]+$)[=+\-@\t\r\n＝＋－＠]/u;

/**
 * The beginning of a formula within a text. In many languages, spreadsheets separate cells by another character than
 * the comma. They split the text at this character, and ignore the quotes around it.
 */
const innerFormula = /(?<=[;|\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/gu;

const escapeInnerFormulas = (value: string | number) =>
  typeof value === 'string' ? value.replaceAll(innerFormula, "'") : value;

/** Rows of a CSV file by RFC 4180, each with its line end. */
export const formatCsv = (rows: (string | number)[][]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => row.map(escapeInnerFormulas)),
        {
          escapeFormulae: formulaStart,
          newline: '\r\n',
          // Without quotes, an absent value would be an empty line, which readers do not count as a row.
          quotes: rows[0]?.length === 1,
        },
      )}\r\n`;

const maxNameCharacters = 40;

/** A text as a part of a file name: letters and digits in lower case, joined by hyphens. */
const toNamePart = (text: string) =>
  [...text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, maxNameCharacters)
    .join('')
    .replaceAll(/^-|-$/g, '');

/** `users-jane-2026-11-23.csv`, with the day in UTC as all times of the console. */
export const getFileName = (resource: string, detail: string, date = new Date()): string => {
  const day = date.toISOString().slice(0, 10);
  return `${[toNamePart(resource), toNamePart(detail), day].filter(Boolean).join('-')}.csv`;
};

/** How long the browser may take to start a download. */
const downloadTimeoutMs = 60_000;

/** Downloads a file. Its data is released after the download has started, or when the session ends. */
function download(blob: Blob, fileName: string, sessionSignal: AbortSignal): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  const end = AbortSignal.any([sessionSignal, AbortSignal.timeout(downloadTimeoutMs)]);
  end.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
}

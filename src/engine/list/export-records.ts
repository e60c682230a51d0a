import type { Api } from '../../api/create-api.ts';
import { formatCount } from '../../ui/format-count.ts';
import { type JobResult, startJob } from '../../ui/feedback/jobs.ts';
import { getId } from '../config/read-record.ts';
import type { FieldConfig, Resource, ResourceRecord } from '../config/resource.ts';
import { createCsvFile } from './csv-file.ts';
import { download, getFileName } from './download.ts';
import { fetchRows } from './fetch-rows.ts';

interface ExportOptions {
  resource: Resource;
  /** The columns of the file, in order. */
  columns: readonly FieldConfig[];
  api: Api;
  /** The signal of the session, which ends the export. */
  sessionSignal: AbortSignal;
}

/** The search of a list. */
interface ExportSearchOptions extends ExportOptions {
  search: string;
  /** The number of rows, as far as it is known. */
  total?: number | undefined;
}

interface ExportSelectedOptions extends ExportOptions {
  records: readonly ResourceRecord[];
}

/** An export of more rows is confirmed first. */
const maxUnconfirmedRows = 10_000;

/** "1 user", "1,204 users" */
const formatRows = (count: number, { labels }: Resource) =>
  `${formatCount(count)} ${(count === 1 ? labels.singular : labels.plural).toLowerCase()}`;

const getJobLabel = ({ labels }: Resource) => `Exporting ${labels.plural.toLowerCase()}`;

/** The exports that run: a double click starts one. */
const running = new Set<string>();

async function runOnce(key: string, run: () => Promise<void>): Promise<void> {
  if (running.has(key)) return;
  running.add(key);
  try {
    await run();
  } finally {
    running.delete(key);
  }
}

/** Downloads all records that a search finds, on all pages of the list, as a CSV file. */
export const exportSearch = (options: ExportSearchOptions): Promise<void> =>
  runOnce(`${options.resource.name}?${options.search}`, () =>
    startJob({
      label: getJobLabel(options.resource),
      total: options.total ?? 0,
      sessionSignal: options.sessionSignal,
      run: (context) => runSearchExport(options, context),
    }),
  );

/** In a file, a URL relative to the page would lead nowhere. */
const createFile = ({ columns, api }: ExportOptions) =>
  createCsvFile(
    columns,
    (url) => URL.parse(api.resolveUrl(url), window.location.href)?.href ?? url,
  );

type JobContext = Parameters<Parameters<typeof startJob>[0]['run']>[0];

/** The administrator does not want an export of so many rows. */
class ExportDeclinedError extends Error {}

async function runSearchExport(
  options: ExportSearchOptions,
  { signal, setProgress }: JobContext,
): Promise<JobResult> {
  const { resource, api, sessionSignal, search } = options;
  const file = createFile(options);
  const ids = new Set<unknown>();
  let count = 0;
  let firstTotal = 0;
  let total = 0;
  try {
    const pages = fetchRows({
      api,
      resource,
      search,
      signal,
      onFirstPage(page, requestCount) {
        firstTotal = page.total;
        confirmSize(firstTotal, requestCount, resource);
      },
    });
    for await (const page of pages) {
      ({ total } = page);
      // A row that was added meanwhile moves others to the next page: they arrive twice.
      const rows = page.rows.filter((row) => addNew(ids, row[resource.idProperty]));
      count += rows.length;
      file.append(rows);
      setProgress(count, total);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof ExportDeclinedError) return { summary: error.message };
    const end =
      count === 0
        ? 'Nothing was exported'
        : `The export ended at row ${formatCount(count)} of ${formatCount(total)}`;
    return {
      summary: `${end}: ${(error as Error).message}`,
      isFailed: true,
      retry: () => void exportSearch(options),
    };
  }
  signal.throwIfAborted();
  if (count === 0) return { summary: `No ${resource.labels.plural.toLowerCase()} to export` };
  download(file.toBlob(), getFileName(resource.name, search), sessionSignal);
  const summary = `${formatRows(count, resource)} exported`;
  const isComplete = total === firstTotal && count === total;
  return { summary: isComplete ? summary : `${summary}. ${describeChange(total)}` };
}

/** Adds an identifier; returns whether it is new. A row without one cannot be recognised. */
function addNew(ids: Set<unknown>, id: unknown): boolean {
  if (id === undefined || id === null) return true;
  const isNew = !ids.has(id);
  ids.add(id);
  return isNew;
}

const describeChange = (total: number) =>
  `The list changed meanwhile and has ${formatCount(total)} rows now: export it again to have them all.`;

function confirmSize(total: number, requestCount: number, resource: Resource): void {
  if (total <= maxUnconfirmedRows) return;
  const question = `Export ${formatRows(total, resource)}? That takes ${formatCount(requestCount)} requests.`;
  if (!window.confirm(question)) throw new ExportDeclinedError('Nothing was exported');
}

/** Downloads the selected records as a CSV file. */
export const exportSelected = (options: ExportSelectedOptions): Promise<void> => {
  const { resource, records, sessionSignal } = options;
  const ids = records.map((record) => getId(resource, record));
  return runOnce(`${resource.name} ${ids.join(' ')}`, () =>
    startJob({
      label: getJobLabel(resource),
      total: records.length,
      sessionSignal,
      async run({ signal, setProgress }) {
        signal.throwIfAborted();
        const file = createFile(options);
        file.append(records);
        setProgress(records.length, records.length);
        download(file.toBlob(), getFileName(resource.name, 'selected'), sessionSignal);
        return { summary: `${formatRows(records.length, resource)} exported` };
      },
    }),
  );
};

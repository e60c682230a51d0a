import type { Api } from '../../api/create-api.ts';
import { type JobOptions, type JobResult, startJob } from '../../ui/feedback/jobs.ts';
import { formatCount } from '../../ui/format.ts';
import { createTextContext } from '../cells/cell-kinds.ts';
import type { FieldConfig, Resource, ResourceRecord } from '../config/resource.ts';
import type { Resources } from '../config/resources-context.ts';
import { createCsvFile, download, getFileName } from './csv-file.ts';
import { fetchRows, type RowsPage } from './fetch-rows.ts';

/** What is exported: the selected records, or all that a search finds. */
export interface ExportSource {
  records?: readonly ResourceRecord[];
  search?: string;
  /** The number of rows, as far as it is known. */
  total?: number | undefined;
}

interface ExportOptions extends ExportSource {
  resource: Resource;
  /** The columns of the file, in order. */
  columns: readonly FieldConfig[];
  api: Api;
  resources: Resources;
  /** The signal of the session, which ends the export. */
  sessionSignal: AbortSignal;
}

/** The exports that run: a double click starts one. */
const running = new Set<string>();

/** Downloads the selected records, or those on all pages of a search, as a CSV file. */
export async function exportRecords(options: ExportOptions): Promise<void> {
  const { resource, records, search, total = records?.length ?? 0, sessionSignal } = options;
  const { name, labels, idProperty } = resource;
  const key = JSON.stringify([name, search, records?.map((record) => record[idProperty])]);
  if (running.has(key)) return;
  running.add(key);
  await startJob({
    label: `Exporting ${labels.plural.toLowerCase()}`,
    total,
    sessionSignal,
    run: (context) => runExport(options, context),
  });
  running.delete(key);
}

/** An export of more rows is confirmed first. */
const maxUnconfirmedRows = 10_000;

/** "1 user", "1,204 users" */
const formatRows = (count: number, { labels }: Resource) =>
  `${formatCount(count)} ${(count === 1 ? labels.singular : labels.plural).toLowerCase()}`;

function confirmSize({ total, requestCount }: RowsPage, resource: Resource): boolean {
  const question = `Export ${formatRows(total, resource)}? That takes ${formatCount(requestCount)} requests.`;
  return requestCount === 0 || total <= maxUnconfirmedRows || window.confirm(question);
}

type JobContext = Parameters<JobOptions['run']>[0];

async function runExport(
  options: ExportOptions,
  { signal, setProgress }: JobContext,
): Promise<JobResult> {
  const { resource, columns, api, resources, sessionSignal, records, search = '' } = options;
  const file = createCsvFile(columns, createTextContext(api, resources));
  const pages = records
    ? [{ rows: records, total: records.length, requestCount: 0 }]
    : fetchRows({ api, resource, search, signal });
  const ids = new Set<unknown>();
  let count = 0;
  let firstTotal: number | undefined;
  let total = 0;
  try {
    for await (const page of pages) {
      ({ total } = page);
      if (firstTotal === undefined && !confirmSize(page, resource))
        return { summary: 'Nothing was exported' };
      firstTotal ??= total;
      // A row that was added meanwhile moves others to the next page: they arrive twice.
      const rows = page.rows.filter((row) => addNew(ids, row[resource.idProperty]));
      count += rows.length;
      file.append(rows);
      setProgress(count, total);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    const end =
      count === 0
        ? 'Nothing was exported'
        : `The export ended at row ${formatCount(count)} of ${formatCount(total)}`;
    return {
      summary: `${end}: ${(error as Error).message}`,
      isFailed: true,
      retry: () => void exportRecords(options),
    };
  }
  signal.throwIfAborted();
  if (count === 0) return { summary: `No ${resource.labels.plural.toLowerCase()} to export` };
  download(file.toBlob(), getFileName(resource.name, records ? 'selected' : search), sessionSignal);
  const summary = `${formatRows(count, resource)} exported`;
  if (total === firstTotal && count === total) return { summary };
  const change = `The list changed meanwhile and has ${formatCount(total)} rows now`;
  return { summary: `${summary}. ${change}: export it again to have them all.` };
}

/** Adds an identifier; returns whether it is new. A row without one cannot be recognised. */
function addNew(ids: Set<unknown>, id: unknown): boolean {
  if (id === undefined || id === null) return true;
  const isNew = !ids.has(id);
  ids.add(id);
  return isNew;
}

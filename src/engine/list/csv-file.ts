import Papa from 'papaparse';
import type { TextContext } from '../cells/cell-kinds.ts';
import { getText } from '../cells/field-value.tsx';
import type { FieldConfig, ResourceRecord } from '../config/resource.ts';

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The first character of a text that a spreadsheet may run as a formula, also in its wide form (OWASP, CSV injection).
 * That of Papa Parse does not find a formula of several lines.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Rows of a CSV file by RFC 4180, each with its line end. */
export const formatCsv = (rows: (string | number)[][]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows, {
        escapeFormulae: formulaStart,
        newline: '\r\n',
        // Otherwise an absent value would be an empty line, which is no row.
        quotes: rows[0]?.length === 1,
      })}\r\n`;

/**
 * A CSV file that is written page by page. Each page becomes a Blob at once: the browser keeps those out of the memory
 * of the page, and removes them with it. A file of the origin private file system would outlive a crashed tab.
 */
export function createCsvFile(columns: readonly FieldConfig[], context: TextContext) {
  const labels = columns.map(({ label }) => label);
  const parts = [new Blob([byteOrderMark, formatCsv([labels])])];
  return {
    append(records: readonly ResourceRecord[]) {
      const rows = records.map((record) =>
        columns.map((column) => getText(column, record, context)),
      );
      parts.push(new Blob([formatCsv(rows)]));
    },
    toBlob: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

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

/** How long the browser may take to begin with a download. */
const downloadTimeoutMs = 60_000;

/** Downloads a file. Its data can be reached until the download has begun, or the session ends. */
export function download(blob: Blob, fileName: string, sessionSignal: AbortSignal): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  const end = AbortSignal.any([sessionSignal, AbortSignal.timeout(downloadTimeoutMs)]);
  end.addEventListener('abort', () => URL.revokeObjectURL(url), { once: true });
}

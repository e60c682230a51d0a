import Papa from 'papaparse';
import type { FieldConfig, ResourceRecord } from '../config/resource.ts';
import { type CsvValue, getCsvValue } from './csv-values.ts';

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * The first character of a text that a spreadsheet may run as a formula, also in its wide form (OWASP, CSV injection).
 * That of Papa Parse does not find a formula of several lines.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Rows of a CSV file by RFC 4180, each with its line end. */
export const formatCsv = (rows: readonly (readonly CsvValue[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as CsvValue[][], {
        escapeFormulae: formulaStart,
        newline: '\r\n',
        // Otherwise an absent value would be an empty line, which is no row.
        quotes: rows[0]?.length === 1,
      })}\r\n`;

/**
 * A CSV file that is written page by page. Each page becomes a Blob at once: the browser keeps those out of the memory
 * of the page, and removes them with it. A file of the origin private file system would outlive a crashed tab.
 */
export function createCsvFile(
  columns: readonly FieldConfig[],
  resolveUrl: (url: string) => string,
) {
  const labels = columns.map(({ label }) => label);
  const parts = [new Blob([byteOrderMark, formatCsv([labels])])];
  return {
    append(records: readonly ResourceRecord[]) {
      const rows = records.map((record) =>
        columns.map((column) => getCsvValue(column, record, resolveUrl)),
      );
      parts.push(new Blob([formatCsv(rows)]));
    },
    toBlob: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

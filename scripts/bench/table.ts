type Cell = string | number;

export interface Table {
  heading: (text: string) => void;
  head: (...names: string[]) => void;
  /** A row below the last head; printed immediately. */
  row: (...cells: Cell[]) => void;
  line: (text: string) => void;
}

const minColumnWidth = 12;

/** Formats numbers below 100 with one decimal place, others without. */
function formatCell(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return cell.toLocaleString('en', { maximumFractionDigits: Math.abs(cell) < 100 ? 1 : 0 });
}

/** Prints tables as text or Markdown; the first column is left-aligned, the others are right-aligned. */
export function createTable(markdown: boolean, print: (text: string) => void): Table {
  let widths: number[] = [];
  const printRow = (cells: string[]) => {
    const padded = cells.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    print(markdown ? `| ${padded.join(' | ')} |` : padded.join('  '));
  };
  return {
    heading: (text) => print(markdown ? `\n### ${text}\n` : `\n${text}\n`),
    head(...names) {
      widths = names.map((name) => Math.max(name.length, minColumnWidth));
      printRow(names);
      // A colon aligns a column of Markdown to the right.
      printRow(widths.map((width, index) => (index === 0 ? '' : ':').padStart(width, '-')));
    },
    row: (...cells) => printRow(cells.map(formatCell)),
    line: (text) => print(`\n${text}`),
  };
}

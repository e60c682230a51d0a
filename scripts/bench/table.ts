type Cell = string | number;

export interface Table {
  heading: (text: string) => void;
  head: (...names: string[]) => void;
  /** One row under the last head; printed at once, so that a long measurement can be watched. */
  row: (...cells: Cell[]) => void;
  line: (text: string) => void;
}

const narrowest = 12;

/** Enough digits to compare with, and no more. */
function written(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return cell.toLocaleString('en', { maximumFractionDigits: Math.abs(cell) < 100 ? 1 : 0 });
}

/** Prints tables for the eye, or as Markdown for the README; the first column is words, the others are numbers. */
export function createTable(markdown: boolean, print: (text: string) => void): Table {
  let widths: number[] = [];
  const joined = (cells: string[]) => {
    const padded = cells.map((cell, index) =>
      index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0),
    );
    print(markdown ? `| ${padded.join(' | ')} |` : padded.join('  '));
  };
  return {
    heading: (text) => print(markdown ? `\n### ${text}\n` : `\n${text}\n`),
    head(...names) {
      widths = names.map((name) => Math.max(name.length, narrowest));
      joined(names);
      joined(
        widths.map(
          (width, index) =>
            '-'.repeat(width - (markdown && index > 0 ? 1 : 0)) +
            (markdown && index > 0 ? ':' : ''),
        ),
      );
    },
    row: (...cells) => joined(cells.map(written)),
    line: (text) => print(`\n${text}`),
  };
}

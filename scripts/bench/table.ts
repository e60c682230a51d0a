type Cell = string | number;

const minWidth = 12;

/** Numbers below 100 have one decimal place, others none. */
function format(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return cell.toLocaleString('en', { maximumFractionDigits: Math.abs(cell) < 100 ? 1 : 0 });
}

/** Prints the head of a table in Markdown; returns a function that prints a row. All columns but the first are right-aligned. */
export function printTable(title: string, first: string, ...others: string[]) {
  const widths = [first, ...others].map((name) => Math.max(name.length, minWidth));
  const printRow = (...cells: Cell[]) => {
    const [name = '', ...figures] = cells.map(format);
    const padded = figures.map((text, index) => text.padStart(widths[index + 1] ?? 0));
    console.log(`| ${[name.padEnd(widths[0] ?? 0), ...padded].join(' | ')} |`);
  };
  console.log(`\n### ${title}\n`);
  printRow(first, ...others);
  printRow(...widths.map((width, index) => (index === 0 ? '' : ':').padStart(width, '-')));
  return printRow;
}

type Cell = string | number;

const figureWidth = 12;

/** Numbers below 100 have one decimal place, others none. */
function format(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return cell.toLocaleString('en', { maximumFractionDigits: Math.abs(cell) < 100 ? 1 : 0 });
}

/** Prints the head of a table in Markdown; returns a function that prints a row. All columns but the first are right-aligned. */
export function printTable(title: string, [first = '', ...others]: readonly string[]) {
  const printRow = (name: Cell, ...figures: Cell[]) => {
    const start = format(name).padEnd(Math.max(first.length, figureWidth));
    const padded = figures.map((figure) => format(figure).padStart(figureWidth));
    console.log(`| ${[start, ...padded].join(' | ')} |`);
  };
  console.log(`\n### ${title}\n`);
  printRow(first, ...others);
  printRow('---', ...others.map(() => '---:'));
  return printRow;
}

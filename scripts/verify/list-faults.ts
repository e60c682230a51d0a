import type { Told } from './inquiry.ts';
import type { Fault } from './judge-body.ts';
import { idOf, partOf, rowsOf } from './part-of.ts';

interface Page {
  /** The property that holds the rows. */
  rows: string;
  size: number;
  /** Which page it is, counted from 1. */
  number: number;
  told: Told;
  /** Page 1 of the same size. */
  first: Told;
}

/** What a page gets wrong that only its request and its first page tell; nothing of what its schema has told already. */
export function pageFaults({ rows: name, size, number, told, first }: Page): Fault[] {
  if (!told.sound || !first.sound) return [];
  const rows = rowsOf(told.body, name);
  const [length, total] = [partOf(told.body, 'length'), Number(partOf(first.body, 'length'))];
  const due = Math.min(size, Math.max(0, total - (number - 1) * size));
  const faults: Fault[] = [];
  if (length !== total) {
    const expected = 'the total, the same on every page';
    faults.push({ pointer: '/length', expected, received: 'another number than on page 1' });
  }
  if (rows.length !== due) {
    const pointer = `/${name}`;
    faults.push({ pointer, expected: `a list of ${due}`, received: `a list of ${rows.length}` });
  }
  const seen = new Set(number > 1 ? rowsOf(first.body, name).map(idOf) : []);
  const again = rows.findIndex((row) => seen.has(idOf(row)));
  if (again >= 0) {
    const pointer = `/${name}/${again}/_id`;
    faults.push({
      pointer,
      expected: 'a row that page 1 does not have',
      received: 'a row of page 1',
    });
  }
  return faults;
}

/** As a search compares: without case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface Sought {
  searched: string[];
  letters: string;
}

/** What a search gets wrong; without anything sought, its text is one that nothing matches. */
export function searchFaults(name: string, told: Told, sought: Sought | undefined): Fault[] {
  if (!told.sound) return [];
  const rows = rowsOf(told.body, name);
  const length = Number(partOf(told.body, 'length'));
  if (!sought) {
    if (length === 0 && rows.length === 0) return [];
    const pointer = length === 0 ? `/${name}` : '/length';
    return [
      { pointer, expected: 'nothing found by a text that nothing matches', received: 'rows' },
    ];
  }
  if (rows.length === 0) {
    const expected = 'the row whose first letters were searched for';
    return [{ pointer: `/${name}`, expected, received: 'a list of 0' }];
  }
  const { searched, letters } = sought;
  const matches = (row: unknown) =>
    searched.some((property) => folded(String(partOf(row, property))).includes(folded(letters)));
  const stray = rows.findIndex((row) => !matches(row));
  if (stray < 0) return [];
  const expected = `a row with the search text in ${searched.join(' or ')}`;
  return [{ pointer: `/${name}/${stray}`, expected, received: 'a row without it' }];
}

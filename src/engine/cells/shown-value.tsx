import type { ComponentType } from 'react';
import type { Item, Shown } from '../resource.ts';
import { cells } from './cells.tsx';

const absent = (value: unknown) => value === null || value === undefined || value === '';

/** The whole of a text, for where it may be cut off; undefined where a cell is more than text. */
export function wholeText(
  { key, value, cell, as = 'text' }: Shown,
  item: Item,
): string | undefined {
  const whole = value ? value(item) : key && item[key];
  return !cell && as === 'text' && !absent(whole) ? String(whole) : undefined;
}

/** What a column or a detail shows of a record; what is absent shows as "—". */
export function ShownValue({ shown, item }: { shown: Shown; item: Item }) {
  const { key, value: valueOf, cell: Cell, as = 'text' } = shown;
  if (Cell) return <Cell item={item} />;
  const value = valueOf ? valueOf(item) : key && item[key];
  if (absent(value)) return '—';
  const Known = cells[as] as ComponentType<{ value: unknown }>;
  return <Known value={value} />;
}

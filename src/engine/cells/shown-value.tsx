import type { ComponentType } from 'react';
import type { Item, Shown } from '../resource.ts';
import { cells } from './cells.tsx';

const absent = (value: unknown) => value === null || value === undefined || value === '';

/** What a column or a detail shows of a record; what is absent shows as "—". */
export function ShownValue({ shown, item }: { shown: Shown; item: Item }) {
  const { key, value: valueOf, cell: Cell, as = 'text' } = shown;
  if (Cell) return <Cell item={item} />;
  const value = valueOf ? valueOf(item) : key && item[key];
  if (absent(value)) return '—';
  const Known = cells[as] as ComponentType<{ value: unknown }>;
  return <Known value={value} />;
}

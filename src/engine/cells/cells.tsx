import type { ComponentType } from 'react';
import type { CellName, CellValues } from './cell-values.ts';
import { DateTimeCell } from './date-time-cell.tsx';

type Cells = { [N in CellName]: ComponentType<{ value: CellValues[N] }> };

/** The cells by name: each shows a value that is there. */
export const cells: Cells = {
  text: ({ value }) => value,
  dateTime: DateTimeCell,
  yesNo: ({ value }) => (value ? 'Yes' : 'No'),
  count: ({ value }) => value.length,
};

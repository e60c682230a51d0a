import type { ComponentType } from 'react';
import type { CellName, CellValues } from './cell-values.ts';
import { DateTimeCell } from './date-time-cell.tsx';
import { ExcerptCell } from './excerpt-cell.tsx';
import { ImageCell } from './image-cell.tsx';
import { LinkCell } from './link-cell.tsx';
import { StartersCell } from './starters-cell.tsx';
import { StatusCell } from './status-cell.tsx';

type Cells = { [N in CellName]: ComponentType<{ value: CellValues[N] }> };

/** The cells by name: each shows a value that is there. */
export const cells: Cells = {
  text: ({ value }) => value,
  excerpt: ExcerptCell,
  status: StatusCell,
  dateTime: DateTimeCell,
  image: ImageCell,
  link: LinkCell,
  starters: StartersCell,
  yesNo: ({ value }) => (value ? 'Yes' : 'No'),
  count: ({ value }) => value.length,
};

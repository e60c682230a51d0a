/** What each cell can show; the cells themselves stand in `cells.tsx`. */
export interface CellValues {
  text: string | number;
  excerpt: string;
  status: 'active' | 'upcoming' | 'completed';
  dateTime: string;
  yesNo: boolean;
  count: readonly unknown[];
}

export type CellName = keyof CellValues;

/** What a component that stands in for a cell is given. */
export interface CellProps<Item> {
  item: Item;
}

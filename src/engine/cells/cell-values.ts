/** What each cell can show; the cells themselves stand in `cells.tsx`. */
export interface CellValues {
  text: string | number;
  excerpt: string;
  status: 'active' | 'upcoming' | 'completed';
  dateTime: string;
  /** The address of a picture. */
  image: string;
  /** An address that opens in a new tab. */
  link: string;
  yesNo: boolean;
  count: readonly unknown[];
  /** @see openapi.yaml#/components/schemas/StarterOfGenre */
  starters: readonly { starter?: string | null; description?: string | null }[];
}

export type CellName = keyof CellValues;

/** What a component that stands in for a cell is given. */
export interface CellProps<Item> {
  item: Item;
}

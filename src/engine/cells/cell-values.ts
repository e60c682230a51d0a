/** The values that each built-in cell of `cells.tsx` shows. */
export interface CellValues {
  text: string | number;
  excerpt: string;
  status: 'active' | 'upcoming' | 'completed';
  dateTime: string;
  /** The URL of an image. */
  image: string;
  /** A URL that opens in a new tab. */
  link: string;
  yesNo: boolean;
  count: readonly unknown[];
  /** @see openapi.yaml#/components/schemas/StarterOfGenre */
  starters: readonly { starter?: string | null; description?: string | null }[];
}

export type CellType = keyof CellValues;

/** The props of a custom cell. */
export interface CellProps<Entity> {
  record: Entity;
}

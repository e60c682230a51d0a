/** The values that each built-in cell of `cells/cell-kinds.ts` shows. */
export interface CellValues {
  text: string | number;
  /** A word of an enum. */
  enum: string;
  excerpt: string;
  badge: string;
  dateTime: string;
  /** The URL of an image. */
  image: string;
  /** A URL that opens in a new tab. */
  link: string;
  /** A colour as `#rrggbb`. */
  colour: string;
  yesNo: boolean;
  count: readonly unknown[];
  /** A list as one text. */
  texts: readonly (string | number)[];
  /** The identifier of a record, or the record. */
  reference: string | number | { _id?: string | number | null };
  object: object;
  objects: readonly unknown[];
}

export type CellType = keyof CellValues;

/** The colour of a badge. */
export type BadgeVariant = 'success' | 'info' | 'quiet';

/** The props of a custom cell. It is not rendered for an absent value. */
export interface CellProps<Value, Entity> {
  value: Value;
  record: Entity;
}

import type { ComponentType } from 'react';
import type { BadgeVariant, CellProps, CellType, CellValues } from './cell-values.ts';
import type { KeyWithValue } from './contract-types.ts';
import type { ResourceName } from './registered-resources.ts';

/** A cell that needs no more than its value. */
type PlainCell = Exclude<CellType, 'badge' | 'reference'>;

/** A property of the record, with the `type` of a cell that can show it. */
interface PropertyField<Entity, Cell extends PlainCell> {
  key: KeyWithValue<Entity, CellValues[Cell]>;
  label?: string;
  type: Cell;
}

/** A property of the record whose cell follows from its type and format. */
type DerivedKey<Entity> = KeyWithValue<Entity, CellValues[PlainCell]>;

/** A property of the record as a badge, with the variant of each of its values. */
type BadgeField<Entity> = {
  [K in KeyWithValue<Entity, string>]: {
    key: K;
    label?: string;
    type: 'badge';
    variants: Readonly<Record<NonNullable<Entity[K]> & string, BadgeVariant>>;
  };
}[KeyWithValue<Entity, string>];

/** A property of the record that identifies a record of another resource, as a link to that one. */
interface ReferenceField<Entity> {
  key: KeyWithValue<Entity, CellValues['reference']>;
  label?: string;
  type: 'reference';
  resource: ResourceName;
}

/** A property of the record in a custom component. */
type CustomField<Entity> = {
  [K in keyof Entity & string]: {
    key: K;
    label?: string;
    cell: ComponentType<CellProps<NonNullable<Entity[K]>, Entity>>;
  };
}[keyof Entity & string];

/** A column or a detail field: a property of the record, a computed text, or a custom component. */
type FieldOf<Entity> =
  | DerivedKey<Entity>
  | { key: DerivedKey<Entity>; label?: string; type?: never }
  | CustomField<Entity>
  | BadgeField<Entity>
  | ReferenceField<Entity>
  | { label: string; value: (record: Entity) => string | number | null | undefined }
  | { [Cell in PlainCell]: PropertyField<Entity, Cell> }[PlainCell];

/** What a detail field has beyond its field. */
interface DetailFieldOptions {
  /** Whether a button copies the value; by default for emails, phone numbers and identifiers. */
  isCopyable?: boolean;
}

/** A detail field: a field with what its place allows. */
export type DetailFieldOf<Entity> =
  | DerivedKey<Entity>
  | (Exclude<FieldOf<Entity>, string> & DetailFieldOptions);

/** What a column has beyond its field. */
interface ColumnOptions<Entity> {
  /** In pixels; by default from its cell, or a share of the remaining space. */
  width?: number;
  /** Properties with colours that are shown before the value. */
  swatches?: readonly KeyWithValue<Entity, CellValues['colour']>[];
  /** What it exports, by default what it shows; of a custom cell the property as text. */
  exportValue?: (record: Entity) => string | number | null | undefined;
}

/** A column: a field with a place in a table. */
export type ColumnOf<Entity> =
  | DerivedKey<Entity>
  | (Exclude<FieldOf<Entity>, string> & ColumnOptions<Entity>);

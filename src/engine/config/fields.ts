/**
 * The types of what a resource configures about a column, a detail field or a form field. If the configuration does not
 * fit the property, the compiler reports an error.
 */
import type { ComponentType } from 'react';
import type { Size } from '../../ui/cropper/crop-geometry.ts';
import type { KeyWithValue, OptionSource } from './contract-types.ts';
import type { ResolvedFormField, InputProps, InputType, InputValues } from './input-values.ts';

/**
 * The console adds its resources to this interface, so that a reference to any other resource is a type error.
 * @public
 */
export interface Register {}

/** The name that a resource is exported by. */
type ResourceName = [keyof Register] extends [never] ? string : keyof Register & string;

/** The values that each built-in cell of `cells/cell-kinds.tsx` shows. */
export interface CellValues {
  text: string | number;
  /** A value of an enum. */
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
  /** A list that is shown as one text. */
  texts: readonly (string | number)[];
  /** The identifier of a record, or the record. */
  reference: string | number | { _id?: string | number | null };
  object: object;
  objects: readonly unknown[];
}

export type CellType = keyof CellValues;

export type BadgeVariant = 'success' | 'info' | 'quiet';

/** The props of a custom cell. It is not rendered for an absent value. */
export interface CellProps<Value, Entity> {
  value: Value;
  record: Entity;
}

/** The cells that need no further configuration to show a value. */
type PlainCellFor<Value> = {
  [Cell in CellType]: [Value] extends [CellValues[Cell]] ? Cell : never;
}[Exclude<CellType, 'badge' | 'reference'>];

/** How a value is shown: by a derived cell, by a chosen cell, or by a component. */
type CellFor<Value, Entity> =
  | { type?: PlainCellFor<Value> }
  | { cell: ComponentType<CellProps<Value, Entity>> }
  | ([Value] extends [string]
      ? { type: 'badge'; variants: Readonly<Record<Value, BadgeVariant>> }
      : never)
  | ([Value] extends [CellValues['reference']]
      ? { type: 'reference'; resource: ResourceName }
      : never);

/** A property of the record, or a computed text. */
type FieldOf<Entity> =
  | {
      [K in keyof Entity & string]: { key: K; label?: string } & CellFor<
        NonNullable<Entity[K]>,
        Entity
      >;
    }[keyof Entity & string]
  | {
      label: string;
      value: (record: Entity) => string | number | null | undefined;
      cell?: ComponentType<CellProps<string | number, Entity>>;
    };

export interface DetailFieldOptions {
  /** Whether a button copies the value; by default that of an email, a phone number or an identifier. */
  isCopyable?: boolean;
}

export type DetailFieldOf<Entity> =
  | (keyof Entity & string)
  | (FieldOf<Entity> & DetailFieldOptions);

export interface ColumnOptions<Key extends string = string, ColourKey extends string = string> {
  /** The width in pixels; by default from the cell. A column without a width shares the remaining space. */
  width?: number;
  /** The least width in pixels, for a column that shares the remaining space; by default from the cell. */
  minWidth?: number;
  /** Whether the cards of a phone, which have room for two columns, may show the column; by default they may. */
  isOnCard?: boolean;
  /** Filters the list by a reference, from which the column is computed: `{ key: 'host', resource: 'users' }`. */
  filter?: { key: Key; resource: ResourceName };
  /** Properties with colours that are shown before the value. */
  swatches?: readonly ColourKey[];
}

export type ColumnOf<Entity> =
  | (keyof Entity & string)
  | (FieldOf<Entity> &
      ColumnOptions<keyof Entity & string, KeyWithValue<Entity, CellValues['colour']>>);

type InputTypeOf<Value> = {
  [Type in InputType]: [InputValues[Type]] extends [Value | Promise<Value>] ? Type : never;
}[InputType];

/** The kinds of values other than objects with parts. */
interface ValueKinds {
  text: string;
  number: number;
  boolean: boolean;
  file: Blob;
  list: readonly unknown[];
}

type KindOf<Value> = {
  [Kind in keyof ValueKinds]: [Value] extends [ValueKinds[Kind]] ? Kind : never;
}[keyof ValueKinds];

/**
 * The input types by the kind of a value. An enum is edited by a select only, because any text input would accept
 * invalid values.
 */
interface InputTypesByKind<Value> {
  text: string extends Value ? InputTypeOf<string> : 'select';
  number: number extends Value ? InputTypeOf<number> : 'select';
  boolean: InputTypeOf<boolean>;
  file: InputTypeOf<Blob>;
  // An array of enum values is edited as JSON.
  list: 'json' | ([InputTypeFor<PartOf<Value>>] extends ['select'] ? never : 'array');
}

/** The input types that fit a value. */
type InputTypeFor<Value> = [KindOf<Value>] extends [never]
  ? 'group' | 'json'
  : InputTypesByKind<Value>[KindOf<Value>];

/**
 * The type of a select with the records of another resource, or the texts of an operation, for a value that is not an
 * enum.
 */
type ReferenceInputFor<Value> = string extends Value
  ? { type: 'reference' } & ({ resource: ResourceName } | { options: OptionSource })
  : number extends Value
    ? { type: 'reference'; resource: ResourceName }
    : never;

/** The value, or an item if the value is a list. If it is an object, its properties have fields of their own. */
type PartOf<Value> = Value extends readonly (infer Item)[] ? NonNullable<Item> : Value;

type PartFields<Value> = [Value] extends [Blob]
  ? unknown
  : [Value] extends [object]
    ? { fields?: FormFieldsOf<PartOf<Value>> }
    : unknown;

/** A form field whose input fits the type of the value in the contract. */
type FormFieldOf<Value> = Partial<
  Pick<ResolvedFormField, 'label' | 'help' | 'invalidMessage' | 'requiredMessage'>
> &
  PartFields<Value> &
  (
    | { type?: Exclude<InputTypeFor<Value>, 'image'> }
    | ReferenceInputFor<Value>
    | ('image' extends InputTypeFor<Value> ? { type?: 'image'; cropSize: Size } : never)
    | { input: ComponentType<InputProps<Value>> }
  );

/** The form fields of a request body, each with an input that fits its type. */
export type FormFieldsOf<Values> = { [K in keyof Values]?: FormFieldOf<NonNullable<Values[K]>> };

/** What a resource has configured about a field, without the type of its entity, which `defineResource` has checked. */
export type Written<Field> = Partial<Omit<Field, 'fields'>> & {
  fields?: Readonly<Record<string, Written<Field>>>;
};

import type { OperationKey, RequestBody, ResponseBody } from '../../api/contract.ts';

/** The operations of a contract with one of the methods and without a path parameter. */
export type OperationKeyOf<Method extends string> = Exclude<
  Extract<OperationKey, `${Method} ${string}`>,
  `${string}{${string}`
>;

/** The operations with one of the methods on one record, which is their only path parameter. */
export type RecordOperationKeyOf<Method extends string> = Exclude<
  Extract<OperationKey, `${Method} ${string}{${string}`>,
  `${string}{${string}{${string}`
>;

type MutationKey = RecordOperationKeyOf<'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

/** The operations that change one record and need no request body. */
export type ActionKey = {
  [Key in MutationKey]: [RequestBody<Key>] extends [never] ? Key : never;
}[MutationKey];

/** The properties that hold a list of objects. */
type ListKey<Value> = {
  [K in keyof Value & string]-?: NonNullable<Value[K]> extends readonly object[] ? K : never;
}[keyof Value & string];

/** The properties that hold one object. */
type ObjectKey<Value> = {
  [K in keyof Value & string]-?: NonNullable<Value[K]> extends readonly unknown[]
    ? never
    : NonNullable<Value[K]> extends object
      ? K
      : never;
}[keyof Value & string];

/** The lists of objects in a response, by their paths: `users`, `data.results`; empty for the response itself. */
export type RowsKey<Response> = Response extends readonly object[]
  ? ''
  :
      | ListKey<Response>
      | {
          [K in ObjectKey<Response>]: `${K}.${ListKey<NonNullable<Response[K]>>}`;
        }[ObjectKey<Response>];

/** The objects in a response, by their paths; empty for the response itself. */
export type RecordKey<Response> =
  | ''
  | ObjectKey<Response>
  | {
      [K in ObjectKey<Response>]: `${K}.${ObjectKey<NonNullable<Response[K]>>}`;
    }[ObjectKey<Response>];

/**
 * The path of the record: the response itself if it has an identifier or contains no object, otherwise the object that
 * it contains.
 */
export type DefaultRecordKey<Response> = [keyof Response & ('_id' | 'id')] extends [never]
  ? [ObjectKey<Response>] extends [never]
    ? ''
    : ObjectKey<Response>
  : '';

/** The type of the part of a response at a path. */
type PartAt<Response, Path> = Path extends ''
  ? Response
  : Path extends keyof Response
    ? NonNullable<Response[Path]>
    : Path extends `${infer Name extends keyof Response & string}.${infer Rest}`
      ? PartAt<NonNullable<Response[Name]>, Rest>
      : never;

/** An object with the properties of its `attributes`, as in JSON:API. */
type Flatten<Value> = Value extends { type: unknown; attributes: infer Attributes }
  ? Omit<Value, 'attributes'> & Attributes
  : Value;

/** The type of the record at a path of a response, which may be a list of one. */
export type RecordOf<Response, Path> =
  PartAt<Response, Path> extends readonly (infer Item)[]
    ? Flatten<Item>
    : Flatten<PartAt<Response, Path>>;

/** The type of one row of the list at a path of a response. */
export type RowOf<Response, Path> =
  PartAt<Response, Path> extends readonly (infer Row)[] ? Flatten<Row> : never;

/** The properties of a record whose values, if present, have the given type. */
export type KeyWithValue<Entity, Value> = {
  [K in keyof Entity & string]-?: [NonNullable<Entity[K]>] extends [Value] ? K : never;
}[keyof Entity & string];

type IsChoice<Value> = [Value] extends [boolean]
  ? true
  : [Value] extends [string]
    ? string extends Value
      ? false
      : true
    : [Value] extends [number]
      ? number extends Value
        ? false
        : true
      : false;

/** The properties of a row that can be edited in the list: those that `update` accepts with an enum or a boolean. */
export type ChoiceKey<Row, Body> = {
  [K in keyof Row & keyof Body & string]-?: IsChoice<NonNullable<Body[K]>> extends true ? K : never;
}[keyof Row & keyof Body & string];

/** The source of a select's options: an operation, the property that holds its rows, and the property with the option's text. */
export type OptionSource = {
  [Key in OperationKeyOf<'GET'>]: {
    [Rows in RowsKey<ResponseBody<Key>>]: {
      operation: Key;
      rows: Rows;
      value: KeyWithValue<RowOf<ResponseBody<Key>, Rows>, string>;
    };
  }[RowsKey<ResponseBody<Key>>];
}[OperationKeyOf<'GET'>];

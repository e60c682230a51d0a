import type { OperationKey, RequestBody, ResponseBody } from '../../api/contract.ts';

/** The operations of a contract with one of the methods, and without a path parameter. */
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

/** The properties of a response that hold rows. */
export type RowsKey<Response> = {
  [K in keyof Response]-?: NonNullable<Response[K]> extends readonly object[] ? K : never;
}[keyof Response];

/** The properties of a response that hold one record. */
export type RecordKey<Response> = {
  [K in keyof Response]-?: NonNullable<Response[K]> extends readonly unknown[]
    ? never
    : NonNullable<Response[K]> extends object
      ? K
      : never;
}[keyof Response];

/** The property of a response that holds the record; never where the response has an identifier, and so is the record. */
export type DefaultRecordKey<Response> = [keyof Response & ('_id' | 'id')] extends [never]
  ? RecordKey<Response>
  : never;

/** The type of the record in the property of a response, or of the response itself. */
export type RecordOf<Response, K extends keyof Response> = [K] extends [never]
  ? Response
  : NonNullable<Response[K]>;

/** The type of one row in the property of a response. */
export type RowOf<Response, K extends keyof Response> =
  NonNullable<Response[K]> extends readonly (infer Row)[] ? Row : never;

/** The properties of a record whose values, where present, have the given type. */
export type KeyWithValue<Entity, Value> = {
  [K in keyof Entity & string]-?: [NonNullable<Entity[K]>] extends [Value] ? K : never;
}[keyof Entity & string];

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

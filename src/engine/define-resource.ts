import type { ComponentType } from 'react';
import type { ResponseBody, RequestBody, OperationKey } from '../api/contract.ts';
import type { BadgeVariant, CellProps, CellType, CellValues } from './cells/cell-values.ts';
import type { FormFieldOf } from './inputs/input-values.ts';
import type { KeyWithValue, RecordKey, OperationKeyOf, RowOf, RowsKey } from './contract-types.ts';
import type { Resource } from './resource.ts';
import type { Services } from './services.ts';

interface OperationKeys {
  list: OperationKeyOf<'GET'>;
  read: OperationKeyOf<'GET'>;
  create?: OperationKeyOf<'POST'>;
  update?: OperationKeyOf<'PUT' | 'PATCH'>;
  delete?: OperationKeyOf<'DELETE'>;
}

/** A cell that needs no more than its value. */
type PlainCell = Exclude<CellType, 'badge'>;

/** A property of the record, with the `type` of a cell that can show it; the default is `text`. */
type PropertyField<Entity, Cell extends PlainCell> = [
  KeyWithValue<Entity, CellValues[Cell]>,
] extends [never]
  ? never
  : { key: KeyWithValue<Entity, CellValues[Cell]>; label: string } & (Cell extends 'text'
      ? { type?: Cell }
      : { type: Cell });

/** A property of the record as a badge, with the variant of each of its values. */
type BadgeField<Entity> = {
  [K in KeyWithValue<Entity, string>]: {
    key: K;
    label: string;
    type: 'badge';
    variants: Readonly<Record<NonNullable<Entity[K]> & string, BadgeVariant>>;
  };
}[KeyWithValue<Entity, string>];

/** A property of the record in a custom component. */
type CustomField<Entity> = {
  [K in keyof Entity & string]: {
    key: K;
    label: string;
    cell: ComponentType<CellProps<NonNullable<Entity[K]>, Entity>>;
  };
}[keyof Entity & string];

/** A column or a detail field: a custom component, a computed text, or a property of the record. */
export type FieldOf<Entity> =
  | CustomField<Entity>
  | BadgeField<Entity>
  | { label: string; value: (record: Entity) => string | number | null | undefined }
  | { [Cell in PlainCell]: PropertyField<Entity, Cell> }[PlainCell];

type BodyOf<Key> = Key extends OperationKey ? RequestBody<Key> : unknown;

/** Every property of the request bodies of create and update. */
type WritableBody<Operations extends OperationKeys> = BodyOf<Operations['create']> &
  BodyOf<Operations['update']>;

/** The form fields of a request body, each with an input that fits its type. */
export type FormFieldsOf<Values> = { [K in keyof Values]?: FormFieldOf<NonNullable<Values[K]>> };

/** A file is read as its URL. */
type ReadValue<Value> = NonNullable<Value> extends Blob ? string : Value;
type FormValues<Values> = { [K in keyof Values]?: ReadValue<Values[K]> | null | undefined };

interface MutationConfigs<Response> {
  create: SaveConfig<Response>;
  update: SaveConfig<Response>;
  delete: { confirm: string } & MutationConfig<Response>;
}
interface MutationConfig<Response> {
  /** The toast after success. */
  successMessage: string;
  onSuccess?: (response: Response, services: Services) => void;
}
interface SaveConfig<Response> extends MutationConfig<Response> {
  redirectTo: `/admin/${string}`;
  /** Milliseconds until the redirect. */
  redirectDelayMs: number;
}

interface ResourceConfig<
  Operations extends OperationKeys,
  Rows extends RowsKey<ResponseBody<Operations['list']>>,
  RecordProperty extends RecordKey<ResponseBody<Operations['read']>>,
> {
  name: string;
  /** The routes of its screens; `:id` is the record's `_id`. */
  routes: {
    list: `/admin/${string}`;
    view: `/admin/${string}/:id`;
  } & (Operations['create'] extends OperationKey ? { add: `/admin/${string}` } : unknown);
  labels: { singular: string; plural: string };
  /** Its operations as method, space and path, as in the contract. */
  operations: Operations;
  /** The property of the list response that holds the rows. */
  rows: Rows;
  /** The property of the read response that holds the record. */
  record: RecordProperty;
  /** The name of one record for the user. */
  recordLabel: (row: RowOf<ResponseBody<Operations['list']>, Rows>) => string;
  search: {
    placeholder: string;
    /** The properties of a row that the server searches. */
    fields: readonly KeyWithValue<RowOf<ResponseBody<Operations['list']>, Rows>, string>[];
  };
  columns: readonly FieldOf<RowOf<ResponseBody<Operations['list']>, Rows>>[];
  detailFields: readonly FieldOf<NonNullable<ResponseBody<Operations['read']>[RecordProperty]>>[];
  formFields: FormFieldsOf<WritableBody<Operations>>;
  /** The form values of a record. */
  toFormValues: (
    record: NonNullable<ResponseBody<Operations['read']>[RecordProperty]>,
  ) => FormValues<WritableBody<Operations>>;
  /** What follows a successful create, update or delete; each of these operations needs an entry. */
  mutations: {
    [
      Kind in keyof MutationConfigs<never> as Operations[Kind] extends OperationKey ? Kind : never
    ]: MutationConfigs<
      Operations[Kind] extends OperationKey ? ResponseBody<Operations[Kind]> : never
    >[Kind];
  };
  /** Runs when the list screen mounts; returns the function that runs when it unmounts. */
  onListMount?: (services: Services) => () => void;
}

/**
 * Defines how one entity of the contract is listed, shown and edited. An identity function for its types:
 * a key or a value that the contract does not have does not compile.
 *
 * @example
 * export const users = defineResource({
 *   name: 'users',
 *   operations: { list: 'GET /api/admin/getAllUsers', … },
 *   rows: 'users',
 *   columns: [{ key: 'userName', label: 'Username' }, …],
 *   …
 * });
 */
export function defineResource<
  const Operations extends OperationKeys,
  const Rows extends RowsKey<ResponseBody<Operations['list']>>,
  const RecordProperty extends RecordKey<ResponseBody<Operations['read']>>,
>(config: ResourceConfig<Operations, Rows, RecordProperty>): Resource {
  return config as unknown as Resource;
}

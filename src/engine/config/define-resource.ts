import type { ComponentType } from 'react';
import type { ResponseBody, RequestBody, OperationKey } from '../../api/contract.ts';
import type { ColumnOf, DetailFieldOf } from './field-of.ts';
import type { FormFieldOf } from './form-field-of.ts';
import type {
  ActionKey,
  DefaultRecordKey,
  KeyWithValue,
  OperationKeyOf,
  RecordKey,
  RecordOf,
  RowOf,
  RowsKey,
} from './contract-types.ts';
import type { ResourceOptions } from './resource.ts';
import type { DetailSectionProps, FormSectionProps } from './section-props.ts';
import type { Services } from './services.ts';

interface OperationKeys {
  list: OperationKeyOf<'GET'>;
  read: OperationKeyOf<'GET'>;
  create?: OperationKeyOf<'POST'>;
  update?: OperationKeyOf<'PUT' | 'PATCH'>;
  delete?: OperationKeyOf<'DELETE'>;
}

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
  delete: { confirm?: string } & MutationConfig<Response>;
}
interface MutationConfig<Response> {
  /** The toast after success; by default "Coupon Added". */
  successMessage?: string;
  onSuccess?: (response: Response, services: Services) => void;
}
interface SaveConfig<Response> extends MutationConfig<Response> {
  /** By default the list. */
  redirectTo?: `/admin/${string}`;
  /** Milliseconds until the redirect; by default 1200. */
  redirectDelayMs?: number;
}

interface ActionConfig<Entity> {
  /** The text of its button: "Approve". */
  label: string;
  operation: ActionKey;
  /** The question before it; by default there is none. */
  confirm?: string;
  /** The toast after success; by default "Approve: done". */
  successMessage?: string;
  /** Whether a record allows it, in a row and as it is read; by default each does. */
  when?: (record: Entity) => boolean;
  /** Whether it is offered for the selected rows of the list, too; by default it is not. */
  bulk?: boolean;
}

interface ResourceConfig<
  Operations extends OperationKeys,
  Rows extends RowsKey<ResponseBody<Operations['list']>>,
  RecordProperty extends RecordKey<ResponseBody<Operations['read']>>,
> {
  name: string;
  /** The routes of its screens; `:id` is the record's identifier. By default from `name` and the singular. */
  routes?: {
    list?: `/admin/${string}`;
    view?: `/admin/${string}/:id`;
  } & (Operations['create'] extends OperationKey ? { add?: `/admin/${string}` } : unknown);
  /** By default from `name` and the contract's word for one record. */
  labels?: { singular?: string; plural?: string };
  /** Its operations as method, space and path, as in the contract. */
  operations: Operations;
  /** The property of the list response that holds the rows; by default the only list of objects. */
  rows?: Rows;
  /** The property of the read response that holds the record; by default the only object, or the response itself. */
  record?: RecordProperty;
  /** The name of one record for the user; by default from a property like `name` or `title`. */
  recordLabel?: (row: RowOf<ResponseBody<Operations['list']>, Rows>) => string;
  search?: {
    placeholder?: string;
    /** The properties of a row that the server searches; by default those of `recordLabel`. */
    fields?: readonly KeyWithValue<RowOf<ResponseBody<Operations['list']>, Rows>, string>[];
  };
  /** By default the first six properties of a row. */
  columns?: readonly ColumnOf<RowOf<ResponseBody<Operations['list']>, Rows>>[];
  /** By default every property of the record. */
  detailFields?: readonly DetailFieldOf<
    RecordOf<ResponseBody<Operations['read']>, RecordProperty>
  >[];
  /** Components of its own, as cards below the detail fields. */
  detailSections?: readonly {
    title: string;
    component: ComponentType<
      DetailSectionProps<RecordOf<ResponseBody<Operations['read']>, RecordProperty>>
    >;
  }[];
  /** Components that lay out some fields of the forms, at the place of the first of them. */
  formSections?: readonly {
    fields: readonly (keyof WritableBody<Operations> & string)[];
    component: ComponentType<FormSectionProps<WritableBody<Operations>>>;
  }[];
  /** What the contract does not state of its form fields, which are the properties of the request bodies. */
  formFields?: FormFieldsOf<WritableBody<Operations>>;
  /** The form values that the record does not have by the same name and type. */
  toFormValues?: (
    record: RecordOf<ResponseBody<Operations['read']>, RecordProperty>,
  ) => FormValues<WritableBody<Operations>>;
  /** What follows a successful create, update or delete. */
  mutations?: {
    [
      Kind in keyof MutationConfigs<never> as Operations[Kind] extends OperationKey ? Kind : never
    ]?: MutationConfigs<
      Operations[Kind] extends OperationKey ? ResponseBody<Operations[Kind]> : never
    >[Kind];
  };
  /** Further operations on one record, beside edit and delete. */
  actions?: readonly ActionConfig<
    | RowOf<ResponseBody<Operations['list']>, Rows>
    | RecordOf<ResponseBody<Operations['read']>, RecordProperty>
  >[];
  /** Runs once the list screen has its first rows, or an error; returns the function that runs when it unmounts. */
  onListReady?: (services: Services) => () => void;
}

/**
 * Defines how one entity of the contract is listed, shown and edited: its operations, and what the contract does not
 * state. An identity function for its types: a key or a value that the contract does not have does not compile.
 *
 * @example
 * export const users = defineResource({
 *   name: 'users',
 *   operations: { list: 'GET /api/admin/getAllUsers', … },
 *   columns: ['email', { key: 'userName', label: 'Username' }, …],
 * });
 */
export function defineResource<
  const Operations extends OperationKeys,
  const Rows extends RowsKey<ResponseBody<Operations['list']>> = RowsKey<
    ResponseBody<Operations['list']>
  >,
  const RecordProperty extends RecordKey<ResponseBody<Operations['read']>> = DefaultRecordKey<
    ResponseBody<Operations['read']>
  >,
>(config: ResourceConfig<Operations, Rows, RecordProperty>): ResourceOptions {
  return config as unknown as ResourceOptions;
}

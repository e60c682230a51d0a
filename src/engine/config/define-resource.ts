import type { OperationKey, RequestBody, ResponseBody } from '../../api/contract.ts';
import type {
  ActionKey,
  ChoiceKey,
  DefaultRecordKey,
  KeyWithValue,
  OperationKeyOf,
  RecordKey,
  RecordOf,
  RecordOperationKeyOf,
  RowOf,
  RowsKey,
} from './contract-types.ts';
import type { ChildConfig } from './child.ts';
import type { ColumnOf, DetailFieldOf, FormFieldsOf } from './fields.ts';
import type { MutationConfigs, MutationKind } from './mutation-config.ts';
import type {
  RecordActionConfig,
  DetailSectionConfig,
  FormSectionConfig,
  ResourceConfig,
} from './resource.ts';

interface OperationKeys {
  list: OperationKeyOf<'GET'>;
  read?: RecordOperationKeyOf<'GET'>;
  create?: OperationKeyOf<'POST'>;
  update?: RecordOperationKeyOf<'PUT' | 'PATCH'>;
  delete?: RecordOperationKeyOf<'DELETE'>;
}

type ReadResponse<Operations extends OperationKeys> = Operations['read'] extends OperationKey
  ? ResponseBody<Operations['read']>
  : object;

type BodyOf<Key> = Key extends OperationKey ? RequestBody<Key> : unknown;

/** The value of a property as it is read. A file is read as its URL. */
type ReadValue<Value> = NonNullable<Value> extends Blob ? string : Value;
type FormValues<Values> = { [K in keyof Values]?: ReadValue<Values[K]> | null | undefined };

type MutationsOf<Operations extends OperationKeys> = {
  [Kind in MutationKind as Operations[Kind] extends OperationKey ? Kind : never]?: MutationConfigs<
    Operations[Kind] extends OperationKey ? ResponseBody<Operations[Kind]> : never
  >[Kind];
};

/** A resource as it is written, with keys and values that fit its operations. */
interface ResourceConfigOf<
  Operations extends OperationKeys,
  Rows extends RowsKey<ResponseBody<Operations['list']>>,
  RecordPath extends RecordKey<ReadResponse<Operations>>,
  // The following types are derived from the previous ones: the row, the record, and all properties that can be
  // written.
  Row = RowOf<ResponseBody<Operations['list']>, Rows>,
  Entity = Operations['read'] extends OperationKey
    ? RecordOf<ReadResponse<Operations>, RecordPath>
    : Row,
  Body = BodyOf<Operations['create']> & BodyOf<Operations['update']>,
> extends Pick<ResourceConfig, 'name' | 'icon' | 'labels' | 'listActions' | 'onListReady'> {
  /** The operations of the resource. Each is written as in the contract: method, space and path. */
  operations: Operations;
  /** The path of the rows in the list response, such as `data.results`; by default the only list of objects. */
  rows?: Rows;
  /** The path of the record in the read response, empty for the response itself; by default the object with the identifier. */
  record?: RecordPath;
  /** The property that identifies a row; by default the one that the path of the read names. */
  id?: keyof Row & string;
  /** The name of one record for the user; by default from a property like `name` or `title`. */
  recordLabel?: (row: Row) => string;
  search?: {
    placeholder?: string;
    /** The properties of a row that the server searches; by default those of `recordLabel`. */
    fields?: readonly KeyWithValue<Row, string>[];
  };
  /** The columns of the list; by default the first six properties of a row. */
  columns?: readonly ColumnOf<Row>[];
  /** Columns with an enum or a boolean that are edited in the list, by a menu that saves the chosen value at once. */
  inlineEdit?: readonly ChoiceKey<Row, BodyOf<Operations['update']>>[];
  /** The fields of the detail page; by default every property of the record. */
  detailFields?: readonly DetailFieldOf<Entity>[];
  /** Components of this resource, as cards beside the detail fields. */
  detailSections?: readonly DetailSectionConfig<Entity>[];
  /** What the contract does not say about the form fields. The fields are the properties of the request bodies. */
  formFields?: FormFieldsOf<Body>;
  /** Components that lay out some fields of the forms. */
  formSections?: readonly FormSectionConfig<Body>[];
  /** Returns the form values that the record does not have with the same name and type. */
  toFormValues?: (record: Entity) => FormValues<Body>;
  /** What follows a successful create, update or delete. */
  mutations?: MutationsOf<Operations>;
  /** Whether a record can be copied: the action "Duplicate" opens the add screen with its values. */
  duplicate?: Operations['create'] extends OperationKey ? boolean : never;
  /** Commands for one record, beside edit and delete. */
  actions?: readonly RecordActionConfig<Row | Entity, ActionKey>[];
  /** Lists below a record, such as `GET /orgs/{org}/repos`, as cards on its detail page. */
  children?: readonly ChildConfig<RecordOperationKeyOf<'GET'>>[];
}

/**
 * Defines how one entity of the contract is listed, shown and edited: its operations, and what the contract does not
 * state. The function returns its argument. Its types let the compiler report keys and values that the contract does
 * not have.
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
  const RecordPath extends RecordKey<ReadResponse<Operations>> = DefaultRecordKey<
    ReadResponse<Operations>
  >,
>(config: ResourceConfigOf<Operations, Rows, RecordPath>): ResourceConfig {
  return config as unknown as ResourceConfig;
}

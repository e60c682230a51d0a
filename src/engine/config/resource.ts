/**
 * A resource as it is written and as it is used. The types of its entity are left out, because `defineResource` has
 * checked them.
 */
import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import type { ComponentType, ReactElement } from 'react';
import type { Constraints, OperationKey } from '../../api/contract.ts';
import { type Paging } from '../../api/paging.ts';
import type { PartPath } from '../../api/response-parts.ts';
import type { Child, ChildConfig } from './child.ts';
import type {
  BadgeVariant,
  CellProps,
  CellType,
  ColumnOptions,
  DetailFieldOptions,
  Written,
} from './fields.ts';
import type { ResolvedFormField, FormFields } from './input-values.ts';
import type { MutationConfigs, MutationKind, Resolved, Services } from './mutation-config.ts';

/** A record of any resource. */
export interface ResourceRecord {
  [property: string]: unknown;
}

/** A column or a detail field as components receive it. */
export interface ResolvedField extends ColumnOptions, DetailFieldOptions {
  label: string;
  key?: string;
  type?: CellType;
  value?: (record: ResourceRecord) => string | number | null | undefined;
  cell?: ComponentType<CellProps<unknown, ResourceRecord>>;
  /** The variant of each value of a badge. */
  variants?: Readonly<Record<string, BadgeVariant>> | undefined;
  /** The name of the resource that a reference leads to. */
  resource?: string | undefined;
  /** The constraints of an object or a list. They tell which of its parts are secrets. */
  constraints?: Constraints;
  /** The most characters that the contract allows in the column, from which its width is derived. */
  maxLength?: number;
}

/** What the values of a filter refer to: the records of a resource, or the texts of an operation. */
export type FilterSource = Pick<ResolvedFormField, 'resource' | 'options'>;

/** What the code of an action can use. */
export interface ActionServices extends Services {
  /** Opens an address; an add screen begins with the `values`. */
  open: (path: `/admin/${string}`, values?: Readonly<Record<string, unknown>>) => void;
}

/** A button of the list. If `run` throws, a toast shows the error. */
export interface ListActionConfig {
  /** The text of the button: "Open report". */
  label: string;
  /** The shortcuts of the button, each of which presses it: `o`, `$mod+e` (Ctrl or ⌘), `g r` (one after the other). */
  keys?: readonly string[];
  run: (services: ActionServices) => void | Promise<void>;
}

interface RecordActionBase<Entity> extends Pick<ListActionConfig, 'label' | 'keys'> {
  /** Whether a record allows the action. It receives the row or the whole record; by default every record does. */
  when?: (record: Entity) => boolean;
}

/** A record action that sends an operation. */
export interface SentRecordAction<
  Entity = ResourceRecord,
  Key = OperationKey,
> extends RecordActionBase<Entity> {
  operation: Key;
  /** The question before the operation is sent; by default there is none. */
  confirm?: string;
  /** The toast after success; by default "Approve: done". */
  successMessage?: string;
  /** Whether the action is also offered for the selected rows of the list; by default it is not. */
  bulk?: boolean;
}

/** A record action that runs code of its own. If `run` throws, a toast shows the error. */
export interface CodedRecordAction<Entity = ResourceRecord> extends RecordActionBase<Entity> {
  operation?: undefined;
  run: (record: Entity, services: ActionServices) => void | Promise<void>;
}

/** What can be done with one record, beside edit and delete. */
export type RecordActionConfig<Entity = ResourceRecord, Key = OperationKey> =
  | SentRecordAction<Entity, Key>
  | CodedRecordAction<Entity>;

/** The props of a section of the detail page. */
export interface DetailSectionProps<Entity> {
  record: Entity;
}

/** A card beside the detail fields. In a narrow window it is below them. */
export interface DetailSectionConfig<Entity = ResourceRecord> {
  title: string;
  component: ComponentType<DetailSectionProps<Entity>>;
}

/** The value of a form field while it is edited. */
type EditedValue<Value> =
  | (Value extends Blob ? Blob | Promise<Blob> : Value)
  | string
  | null
  | undefined;

/** The props of a section of the forms, where `Values` is the request body. */
export interface FormSectionProps<Values> {
  /** The fields of the section, each with label, input and error. A field that the form does not have is undefined. */
  fields: { readonly [Name in keyof Values]?: ReactElement };
  /** The current values of the whole form. */
  values: { readonly [Name in keyof Values]?: EditedValue<Values[Name]> };
  /** Changes some values, as if they had been typed. */
  setValues: (values: Partial<Values>) => void;
}

/** A section of the forms, whose component lays out some fields in the place of the first of them. */
export interface FormSectionConfig<Values = Record<string, unknown>> {
  fields: readonly (keyof Values & string)[];
  component: ComponentType<FormSectionProps<Values>>;
}

/** A resource as it is written: what the contract does not state. */
export interface ResourceConfig
  extends
    Pick<
      Resource,
      | 'name'
      | 'icon'
      | 'operations'
      | 'inlineEdit'
      | 'listActions'
      | 'detailSections'
      | 'formSections'
      | 'onListReady'
    >,
    Partial<Pick<Resource, 'recordLabel' | 'toFormValues'>> {
  rows?: string;
  record?: string;
  id?: string;
  labels?: Partial<Resource['labels']>;
  search?: Partial<Resource['search']>;
  columns?: readonly (string | Written<ResolvedField>)[];
  detailFields?: readonly (string | Written<ResolvedField>)[];
  formFields?: Readonly<Record<string, Written<ResolvedFormField>>>;
  mutations?: Partial<MutationConfigs<unknown>>;
  duplicate?: boolean;
  actions?: readonly RecordActionConfig[];
  children?: readonly ChildConfig[];
}

/** A resource as it is used, completed by `resolveResource` with what the contract says. */
export interface Resource {
  /** The name that identifies the resource. Its routes follow from it and from the singular. */
  name: string;
  /**
   * The icon before its name in the sidebar, and before its records on the dashboard; by default a tile with the first
   * letters of its name.
   */
  icon?: IconDefinition;
  operations: { list: OperationKey; read?: OperationKey } & {
    [Kind in MutationKind]?: OperationKey;
  };
  /** The routes of the screens, and of the edit dialog over a record; `:id` is the identifier of the record. */
  routes: { list: string; view: string; edit: string; add?: string };
  /** The labels; by default from `name` and from the contract's word for one record. */
  labels: { singular: string; plural: string };
  /** Where the record is in the response to `read`. */
  record: PartPath;
  /** The property that identifies a row and a record. */
  idProperty: string;
  paging: Paging;
  recordLabel: (record: ResourceRecord) => string;
  /** The placeholder of the search box, and in `fields` the properties of a row that the server searches. */
  search: { placeholder: string; fields: readonly string[] };
  columns: readonly ResolvedField[];
  /** The properties that can be changed by a menu in the cell of a row. */
  inlineEdit?: readonly string[];
  /** The sources of filters that are references, and not parameters of the contract, by the name of the filter. */
  filterSources?: Readonly<Record<string, FilterSource>>;
  detailFields: readonly ResolvedField[];
  formFields: FormFields;
  toFormValues: (record: ResourceRecord) => Record<string, unknown>;
  mutations: { [Kind in MutationKind]?: Resolved<MutationConfigs<unknown>[Kind]> };
  actions: readonly RecordActionConfig[];
  listActions?: readonly ListActionConfig[];
  detailSections?: readonly DetailSectionConfig[];
  formSections?: readonly FormSectionConfig[];
  /** The lists below a record, which its detail page shows. */
  children?: readonly Child<ResolvedField>[];
  onListReady?: (services: Services) => () => void;
}

/** The operations whose responses show a record. */
export const getReaders = ({ operations: { list, read } }: Pick<Resource, 'operations'>) =>
  read === undefined ? [list] : [list, read];

/** An identifier as it is written in a URL, which cannot contain lone surrogates (halves of characters). */
export const formatId = (id: unknown): string => String(id).toWellFormed();

/** The identifier of a row or a record, as it is written in the URL. */
export const getId = ({ idProperty }: Pick<Resource, 'idProperty'>, record: ResourceRecord) =>
  formatId(record[idProperty]);

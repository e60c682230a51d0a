import type { ComponentType } from 'react';
import type { OperationKey } from '../../api/contract.ts';
import type { Paging } from '../../api/paging.ts';
import type { BadgeVariant, CellType, CellProps } from './cell-values.ts';
import type { FormFieldOverrides, FormFields } from './input-values.ts';
import type { DetailSectionProps, FormSectionProps } from './section-props.ts';
import type { Services } from './services.ts';

/** A record of any resource. */
export interface ResourceRecord {
  [property: string]: unknown;
}

/** A column or a detail field, as `defineResource` checked it, without the types of its record. */
export interface FieldConfig {
  label: string;
  key?: string;
  type?: CellType;
  /** Whether the type follows from the contract: a detail page may then show the value in full. */
  isDerived?: boolean;
  value?: (record: ResourceRecord) => string | number | null | undefined;
  cell?: ComponentType<CellProps<unknown, ResourceRecord>>;
  /** The variant of each value of a badge. */
  variants?: Readonly<Record<string, BadgeVariant>> | undefined;
  /** The name of the resource that a reference leads to. */
  resource?: string | undefined;
  /** The width of a column in pixels; columns without one share the remaining space. */
  width?: number;
  /** The most characters of a column's values by the contract, on which its own width depends. */
  maxLength?: number;
  /** The properties with colours that a column shows before its value. */
  swatches?: readonly string[];
  /** Whether the detail page has a button that copies the value. */
  isCopyable?: boolean;
  /** What a column exports of a record, where that is not what it shows. */
  exportValue?: (record: ResourceRecord) => string | number | null | undefined;
}

interface MutationConfig {
  successMessage: string;
  onSuccess?: (response: object, services: Services) => void;
}

interface SaveConfig extends MutationConfig {
  redirectTo: string;
  redirectDelayMs: number;
}

interface DeletionConfig extends MutationConfig {
  confirm: string;
}

/** A further operation on one record. */
export interface ActionConfig {
  label: string;
  operation: OperationKey;
  /** The question before it. */
  confirm?: string;
  successMessage: string;
  /** Whether a row or a record allows it. */
  when?: (record: ResourceRecord) => boolean;
  /** Whether it is offered for the selected rows of the list, too. */
  bulk?: boolean;
}

/** A card below the detail fields. */
export interface DetailSectionConfig {
  title: string;
  component: ComponentType<DetailSectionProps<ResourceRecord>>;
}

/** Some fields of the forms, laid out by a component. */
export interface FormSectionConfig {
  fields: readonly string[];
  component: ComponentType<FormSectionProps<Record<string, unknown>>>;
}

export type MutationKind = 'create' | 'update' | 'delete';

interface Labels {
  singular: string;
  plural: string;
}

interface Routes {
  list: string;
  view: string;
  add?: string;
}

interface Search {
  placeholder: string;
  /** The properties of a row that the server searches. */
  fields: readonly string[];
}

interface ResourceBase {
  name: string;
  operations: { list: OperationKey; read: OperationKey } & {
    [Kind in MutationKind]?: OperationKey;
  };
  detailSections?: readonly DetailSectionConfig[];
  formSections?: readonly FormSectionConfig[];
  onListReady?: (services: Services) => () => void;
}

/**
 * What `defineResource` returns: what a resource configures, without the types of its entity. `completeResource` adds
 * what the contract states.
 */
export interface ResourceOptions extends ResourceBase {
  routes?: Partial<Routes>;
  labels?: Partial<Labels>;
  rows?: string;
  record?: string;
  recordLabel?: (record: ResourceRecord) => string;
  search?: Partial<Search>;
  columns?: readonly (string | Partial<FieldConfig>)[];
  detailFields?: readonly (string | Partial<FieldConfig>)[];
  formFields?: FormFieldOverrides;
  toFormValues?: (record: ResourceRecord) => Record<string, unknown>;
  mutations?: {
    create?: Partial<SaveConfig>;
    update?: Partial<SaveConfig>;
    delete?: Partial<DeletionConfig>;
  };
  actions?: readonly (Omit<ActionConfig, 'successMessage'> & { successMessage?: string })[];
}

/** A complete resource, from which the screens are rendered. */
export interface Resource extends ResourceBase {
  routes: Routes;
  labels: Labels;
  rows: string;
  /** The property of the read response that holds the record; undefined where the response is the record. */
  record: string | undefined;
  /** The property that identifies a row and a record. */
  idProperty: string;
  paging: Paging;
  recordLabel: (record: ResourceRecord) => string;
  search: Search;
  columns: readonly FieldConfig[];
  detailFields: readonly FieldConfig[];
  formFields: FormFields;
  toFormValues: (record: ResourceRecord) => Record<string, unknown>;
  mutations: { create?: SaveConfig; update?: SaveConfig; delete?: DeletionConfig };
  actions: readonly ActionConfig[];
}

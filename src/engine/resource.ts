import type { ComponentType } from 'react';
import type { OperationKey } from '../api/contract.ts';
import type { BadgeVariant, CellType, CellProps } from './cells/cell-values.ts';
import type { FormFieldConfig } from './inputs/input-values.ts';
import type { Services } from './services.ts';

/** A record of any resource. */
export interface ResourceRecord {
  _id: string;
  [property: string]: unknown;
}

/** A column or a detail field, as `defineResource` checked it, without the types of its record. */
export interface FieldConfig {
  label: string;
  key?: string;
  type?: CellType;
  value?: (record: ResourceRecord) => string | number | null | undefined;
  cell?: ComponentType<CellProps<unknown, ResourceRecord>>;
  /** The variant of each value of a badge. */
  variants?: Readonly<Record<string, BadgeVariant>> | undefined;
}

interface MutationConfig {
  successMessage: string;
  onSuccess?: (response: object, services: Services) => void;
}

interface SaveConfig extends MutationConfig {
  redirectTo: string;
  redirectDelayMs: number;
}

export type MutationKind = 'create' | 'update' | 'delete';

/** A resource without the types of its entity. Only `defineResource`, which checks them, creates one. */
export interface Resource {
  name: string;
  routes: { list: string; view: string; add?: string };
  labels: { singular: string; plural: string };
  operations: { list: OperationKey; read: OperationKey } & {
    [Kind in MutationKind]?: OperationKey;
  };
  rows: string;
  record: string;
  recordLabel: (record: ResourceRecord) => string;
  search: { placeholder: string; fields: readonly string[] };
  columns: readonly FieldConfig[];
  detailFields: readonly FieldConfig[];
  formFields: Readonly<Record<string, FormFieldConfig>>;
  toFormValues: (record: ResourceRecord) => Record<string, unknown>;
  mutations: {
    create?: SaveConfig;
    update?: SaveConfig;
    delete?: MutationConfig & { confirm: string };
  };
  onListMount?: (services: Services) => () => void;
}

import type { ComponentType } from 'react';
import type { OptionSource } from './contract-types.ts';
import type { CellType, CellProps } from './cells/cell-values.ts';
import type { InputType, InputProps } from './inputs/input-values.ts';
import type { Size } from '../ui/cropper/crop-image.ts';
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
  cell?: ComponentType<CellProps<ResourceRecord>>;
}

/** A form field, as `defineResource` checked it, without the type of its value. */
export interface FormFieldConfig {
  label: string;
  type?: InputType;
  input?: ComponentType<InputProps<unknown>>;
  /** Shown when the value violates a constraint. */
  invalidMessage?: string;
  /** Shown when the contract requires a value and there is none. */
  requiredMessage?: string;
  /** The source of a lookup's options. */
  options?: OptionSource;
  /** The width and height that an image is cropped to, in pixels. */
  cropSize?: Size;
}

interface MutationConfig {
  successMessage: string;
  onSuccess?: (response: object, services: Services) => void;
}

interface SaveConfig extends MutationConfig {
  redirectTo: string;
  redirectDelayMs: number;
}

/** A resource without the types of its entity. Only `defineResource`, which checks them, creates one. */
export interface Resource {
  name: string;
  routes: { list: string; view: string; add?: string };
  labels: { singular: string; plural: string };
  operations: { list: string; read: string; create?: string; update?: string; delete?: string };
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

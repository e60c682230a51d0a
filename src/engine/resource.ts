import type { ComponentType } from 'react';
import type { WordSource } from './contract-shapes.ts';
import type { CellName, CellProps } from './cells/cell-values.ts';
import type { InputName, InputProps } from './inputs/input-values.ts';
import type { Size } from '../ui/cropper/cut.ts';
import type { Services } from './services.ts';

/** A record of any resource. */
export interface Item {
  _id: string;
  [property: string]: unknown;
}

/** A column or a detail, with its types checked and forgotten. */
export interface Shown {
  label: string;
  key?: string;
  as?: CellName;
  value?: (item: Item) => string | number | null | undefined;
  cell?: ComponentType<CellProps<Item>>;
}

/** A field of a form, with its types checked and forgotten. */
export interface FieldConfig {
  label: string;
  as?: InputName;
  input?: ComponentType<InputProps<unknown>>;
  /** Said when the value breaks the contract's limits. */
  invalid?: string;
  /** Said when the contract requires a value and there is none. */
  missing?: string;
  /** Where a lookup's words come from. */
  from?: WordSource;
  /** The width and height that an image is cut to, in pixels. */
  size?: Size;
}

interface Deed {
  toast: string;
  effect?: (answer: object, services: Services) => void;
}

interface SavedDeed extends Deed {
  goTo: string;
  after: number;
}

/** A resource as the engine sees it; made only by `defineResource`, which checked it. */
export interface Resource {
  name: string;
  path: { list: string; view: string; add?: string };
  label: { one: string; many: string };
  routes: { list: string; read: string; create?: string; update?: string; delete?: string };
  rows: string;
  record: string;
  nameOf: (item: Item) => string;
  search: { placeholder: string };
  columns: readonly Shown[];
  details: readonly Shown[];
  fields: Readonly<Record<string, FieldConfig>>;
  formValues: (item: Item) => Record<string, unknown>;
  done: { create?: SavedDeed; update?: SavedDeed; delete?: Deed & { confirm: string } };
  whileListed?: (services: Services) => () => void;
}

import type { ComponentType, ReactNode } from 'react';
import type { OptionSource } from './contract-types.ts';
import type { Size } from '../../ui/cropper/crop-geometry.ts';
import type { Constraints } from '../../api/contract.ts';

/** The values that each kind of input edits; what else belongs to a kind is in `inputs/input-kinds.tsx`. */
export interface InputValues {
  text: string;
  email: string;
  url: string;
  password: string;
  digits: string;
  /** `2027-03-01`. */
  date: string;
  /** `18:30:00Z`. */
  time: string;
  /** `2027-03-01T18:30:00Z`. */
  dateTime: string;
  /** `#rrggbb`. */
  colour: string;
  textarea: string;
  /** One of an enum. */
  select: string | number;
  /** What identifies a record of another resource, or a text of the rows of an operation. */
  reference: string | number;
  /** The promise rejects where the text is no number. */
  number: number | Promise<number>;
  checkbox: boolean;
  /** A boolean that may be absent. */
  yesNo: boolean;
  /** A file of any media type. */
  file: Blob | Promise<Blob>;
  /** A cropped file, or the promise of one that is still being cropped. */
  image: Blob | Promise<Blob>;
  /** An object, by its properties. */
  group: Parts;
  array: unknown[];
  /** Any value, as text; the promise rejects where that is not JSON. */
  json: unknown;
}

/** The parts of an object by property. */
export type Parts = Record<string, unknown>;

/** Whether a value is an object with parts: no file, and no promise of one. */
export const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export type InputType = keyof InputValues;

/** A form field, as a component gets it. */
export interface ResolvedFormField {
  /** By default the title or the name of the property. */
  label: string;
  /** Explains the input, by default the description of the property; empty for none. */
  help?: string;
  type?: InputType;
  input?: ComponentType<InputProps<unknown>>;
  /** Shown when the value violates a constraint. */
  invalidMessage?: string;
  /** Shown when the contract requires a value and there is none. */
  requiredMessage?: string;
  /** The source of a reference's options, where they are no resource. */
  options?: OptionSource;
  /** The name of the resource that a reference leads to. */
  resource?: string;
  /** The width and height that an image is cropped to, in pixels. */
  cropSize?: Size;
  /** The accessible name of an array, whose `label` names one item. */
  listLabel?: string;
  /** The item of an array. */
  item?: ResolvedFormField;
  /** The fields of a group. */
  fields?: FormFields;
}

export type FormFields = Readonly<Record<string, ResolvedFormField>>;

/** The errors of a value, and of its parts by property or index. */
export interface InputErrors {
  readonly message?: string | undefined;
  readonly [part: string]: unknown;
}

/** The errors of one part of a value. */
export const getPartErrors = (errors: InputErrors | undefined, part: string | number) =>
  errors?.[part] as InputErrors | undefined;

/** A part of a value, such as a property of an object. */
export interface PartProps {
  id: string;
  /** The property; empty for an item of an array. */
  name: string;
  config: ResolvedFormField;
  constraints: Constraints;
  isRequired: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
  errors: InputErrors | undefined;
  /** The id of the element that shows the error, if the field does not. */
  sharedErrorId?: string | undefined;
}

/** A value that is shown, not edited. */
export interface ShownValueProps {
  value: unknown;
  config: ResolvedFormField;
}

/** The props of every input. An empty string, null or undefined is an empty input. */
export interface InputProps<Value> extends Pick<
  PartProps,
  'id' | 'config' | 'constraints' | 'errors'
> {
  value: Value | string | null | undefined;
  onChange: (value: Value | string | null | undefined) => void;
  /** Renders the labels, inputs and errors of the parts of the value. */
  renderParts: (parts: readonly PartProps[]) => ReactNode;
  /** What the row of an item shows: its first value, and the others. */
  summarise: (item: unknown, config: ResolvedFormField) => { title: string; details: string };
  /** The stored value, which stays if the input is empty. */
  placeholder?: string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
}

/** The label of a field; that of an array names all of its items. */
export const getFieldLabel = ({ label, listLabel }: ResolvedFormField): string =>
  listLabel ?? label;

/** Several ids as one attribute, such as `aria-describedby`. */
export const joinIds = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** The id of the input of a property: without spaces, which separate the ids in an attribute. */
export const getInputId = (parentId: string, name: string) =>
  `${parentId}-${encodeURIComponent(name)}`;

/** The attributes that an input passes to its element. What is edited is about others, so browsers fill in nothing of their own. */
export const getAttributes = (
  props: Pick<InputProps<unknown>, 'id' | `aria-${'invalid' | 'required' | 'describedby'}`>,
) => ({
  id: props.id,
  dir: 'auto',
  autoComplete: 'off',
  'aria-invalid': props['aria-invalid'],
  'aria-required': props['aria-required'],
  'aria-describedby': props['aria-describedby'],
});

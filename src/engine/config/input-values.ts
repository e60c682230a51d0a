import type { ComponentType, ReactNode } from 'react';
import type { OptionSource } from './contract-types.ts';
import type { Size } from '../../ui/cropper/crop-geometry.ts';
import type { Constraints } from '../../api/contract.ts';

/** The values that each kind of input edits. Everything else about a kind is in `inputs/input-kinds.tsx`. */
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
  /** One value of an enum. */
  select: string | number;
  /** The identifier of a record of another resource, or a text from the rows of an operation. */
  reference: string | number;
  /** A number, or a promise that rejects if the typed text is not a number. */
  number: number | Promise<number>;
  checkbox: boolean;
  /** A boolean that may be absent. */
  yesNo: boolean;
  /** A file of any media type. */
  file: Blob | Promise<Blob>;
  /** A cropped file, or a promise of a file that is still being cropped. */
  image: Blob | Promise<Blob>;
  /** An object, by its properties. */
  group: Parts;
  array: unknown[];
  /** Any value, or a promise that rejects if the typed text is not JSON. */
  json: unknown;
}

/** The parts of an object by property. */
export type Parts = Record<string, unknown>;

/** Whether a value is an object with parts, and neither a file nor the promise of a file. */
export const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

export type InputType = keyof InputValues;

/** A form field as components receive it. */
export interface ResolvedFormField {
  /** The label; by default the title or the name of the property. */
  label: string;
  /** A text that explains the input; by default the description of the property. If it is empty, there is no help. */
  help?: string;
  type?: InputType;
  input?: ComponentType<InputProps<unknown>>;
  /** The message for a value that violates a constraint. */
  invalidMessage?: string;
  /** The message for a missing value that the contract requires. */
  requiredMessage?: string;
  /** The operation from which a reference takes its options, if they are not records of a resource. */
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

/** The props of a component that shows a value without editing it. */
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
  /** Returns what the row of an item shows: its first value as the title, and its other values. */
  summarise: (item: unknown, config: ResolvedFormField) => { title: string; details: string };
  /** The stored value, which is kept if the input is empty. */
  placeholder?: string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
}

/** The label of a field; that of an array names all of its items. */
export const getFieldLabel = ({ label, listLabel }: ResolvedFormField): string =>
  listLabel ?? label;

/** Joins ids to one attribute, such as `aria-describedby`. */
export const joinIds = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** The id of the input of a property. It has no spaces, because spaces separate the ids in an attribute. */
export const getInputId = (parentId: string, name: string) =>
  `${parentId}-${encodeURIComponent(name)}`;

/**
 * The attributes that an input passes to its element. Browsers do not fill in values of their own, because the form is
 * not about the administrator.
 */
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

import type { ComponentType, Ref } from 'react';
import type { OptionSource } from '../contract-types.ts';
import type { Size } from '../../ui/cropper/crop-image.ts';
import type { Constraints } from '../../api/contract.ts';

/** The values that each built-in input of `inputs.tsx` edits. */
export interface InputValues {
  text: string;
  email: string;
  url: string;
  password: string;
  digits: string;
  date: string;
  /** `#rrggbb`. */
  colour: string;
  textarea: string;
  select: string;
  lookup: string;
  number: number;
  checkbox: boolean;
  /** A boolean that may be absent. */
  yesNo: boolean;
  /** Some of an enum. */
  choices: string[];
  /** Any texts. */
  lines: string[];
  /** A cropped file, or the promise of one that is still being cropped. */
  image: Blob | Promise<Blob>;
  list: ListItem[];
}

/** An item of a list, by property. */
export type ListItem = Record<string, string>;

export type InputType = keyof InputValues;

/** The input types that fit a value. An enum fits only `select`: another text input would accept invalid values. */
type InputTypeFor<Value> = [Value] extends [string]
  ? string extends Value
    ? Exclude<{ [N in InputType]: InputValues[N] extends string ? N : never }[InputType], 'select'>
    : 'select'
  : [Value] extends [readonly (infer Item extends string)[]]
    ? string extends Item
      ? 'lines'
      : 'choices'
    : { [N in InputType]: [Value] extends [InputValues[N]] ? N : never }[InputType];

/** A form field whose input fits the type of the value in the contract. */
export type FormFieldOf<Value> = {
  /** By default from the name of the property. */
  label?: string;
  /** Shown when the value violates a constraint. */
  invalidMessage?: string;
  /** Shown when the contract requires a value and there is none. */
  requiredMessage?: string;
} & (
  | { type?: Exclude<InputTypeFor<Value>, 'lookup' | 'image'> }
  | ('lookup' extends InputTypeFor<Value> ? { type: 'lookup'; options: OptionSource } : never)
  | ('image' extends InputTypeFor<Value> ? { type?: 'image'; cropSize: Size } : never)
  | ('list' extends InputTypeFor<Value> ? { type?: 'list'; listLabel: string } : never)
  | { input: ComponentType<InputProps<Value>> }
);

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
  /** The accessible name of a list, whose `label` names one item. */
  listLabel?: string;
}

/** The props of every input. An empty string, null or undefined is an empty input. */
export interface InputProps<Value> {
  id: string;
  value: Value | string | null | undefined;
  onChange: (value: Value | string | null | undefined) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
  config: FormFieldConfig;
  constraints: Constraints;
  'aria-invalid': boolean;
  'aria-required': boolean;
  'aria-describedby': string | undefined;
}

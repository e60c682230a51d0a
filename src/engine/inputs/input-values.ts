import type { ComponentType, Ref } from 'react';
import type { WordSource } from '../contract-shapes.ts';
import type { Size } from '../../ui/cropper/cut.ts';
import type { Limits } from '../../api/operation.ts';

/** What each input edits; the inputs themselves stand in `inputs.tsx`. */
export interface InputValues {
  text: string;
  digits: string;
  date: string;
  /** `#rrggbb`. */
  colour: string;
  textarea: string;
  select: string;
  lookup: string;
  number: number;
  checkbox: boolean;
  /** A file, or one that is still being cut and will be waited for. */
  image: Blob | Promise<Blob>;
  /** @see openapi.yaml#/components/schemas/Starter */
  starters: Starter[];
}

export interface Starter {
  starter: string;
  description: string;
}

export type InputName = keyof InputValues;

/** A choice between words needs the select: any other input would let through what the contract refuses. */
type InputFor<Value> = [Value] extends [string]
  ? string extends Value
    ? Exclude<{ [N in InputName]: InputValues[N] extends string ? N : never }[InputName], 'select'>
    : 'select'
  : { [N in InputName]: [Value] extends [InputValues[N]] ? N : never }[InputName];

/** One field of a form, fit for the type that the contract gives its value. */
export type Field<Value> = {
  label: string;
  /** Said when the value breaks the contract's limits. */
  invalid?: string;
  /** Said when the contract requires a value and there is none. */
  missing?: string;
} & (
  | { as: Exclude<InputFor<Value>, 'lookup' | 'image'> }
  | ('lookup' extends InputFor<Value> ? { as: 'lookup'; from: WordSource } : never)
  | ('image' extends InputFor<Value> ? { as: 'image'; size: Size } : never)
  | { input: ComponentType<InputProps<Value>> }
);

/** What every input is given. An empty string, null or undefined is an empty input. */
export interface InputProps<Value> {
  id: string;
  value: Value | string | null | undefined;
  onChange: (value: Value | string | null | undefined) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
  limits: Limits;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

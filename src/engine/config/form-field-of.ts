/** Which form fields fit a value of the contract. */
import type { ComponentType } from 'react';
import type { Size } from '../../ui/cropper/crop-geometry.ts';
import type { ReferenceFieldOf } from './registered-resources.ts';
import type { InputProps, InputType, InputValues } from './input-values.ts';

type TextInputType = Exclude<
  { [N in InputType]: InputValues[N] extends string ? N : never }[InputType],
  'select'
>;

/** The input types that fit a value. An enum fits no other text input: that would accept invalid values. */
type InputTypeFor<Value> = unknown extends Value
  ? 'json'
  : [Value] extends [string]
    ? string extends Value
      ? TextInputType
      : 'select'
    : [Value] extends [number]
      ? number extends Value
        ? 'number'
        : 'select'
      : [Value] extends [boolean]
        ? 'checkbox' | 'yesNo'
        : [Value] extends [Blob]
          ? 'file' | 'image'
          : [Value] extends [readonly (infer Item)[]]
            ? ArrayInputTypeFor<Item>
            : 'group' | 'json';

/** An array of an enum has no input of its own. */
type ArrayInputTypeFor<Item> = [Item] extends [string]
  ? string extends Item
    ? 'array' | 'json'
    : 'json'
  : 'array' | 'json';

/** The object whose properties have fields of their own: a group, or an item of an array. */
type ObjectOf<Value> = Value extends readonly (infer Item)[] ? NonNullable<Item> : Value;

type PartFields<Value> = [Value] extends [object]
  ? [Value] extends [Blob]
    ? unknown
    : { fields?: { [K in keyof ObjectOf<Value>]?: FormFieldOf<NonNullable<ObjectOf<Value>[K]>> } }
  : unknown;

/** A form field whose input fits the type of the value in the contract. */
export type FormFieldOf<Value> = {
  /** By default the title or the name of the property. */
  label?: string;
  /** Shown below the label; by default the description of the property. */
  help?: string;
  /** Shown when the value violates a constraint. */
  invalidMessage?: string;
  /** Shown when the contract requires a value and there is none. */
  requiredMessage?: string;
} & PartFields<Value> &
  (
    | { type?: Exclude<InputTypeFor<Value>, 'image'> }
    | ReferenceFieldOf<Value>
    | ('image' extends InputTypeFor<Value> ? { type?: 'image'; cropSize: Size } : never)
    | ('array' extends InputTypeFor<Value> ? { type?: 'array'; listLabel: string } : never)
    | { input: ComponentType<InputProps<Value>> }
  );

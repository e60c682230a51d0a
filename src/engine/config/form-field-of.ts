/** Which form fields fit a value of the contract. */
import type { ComponentType } from 'react';
import type { Size } from '../../ui/cropper/crop-geometry.ts';
import type { OptionSource } from './contract-types.ts';
import type { ReferenceFieldOf } from './registered-resources.ts';
import type { InputProps, InputType, InputValues } from './input-values.ts';

type EnumInput = 'select' | 'combobox';
type TextInputType = Exclude<
  { [N in InputType]: InputValues[N] extends string ? N : never }[InputType],
  EnumInput
>;

/** The input types that fit a value. An enum fits no other text input: that would accept invalid values. */
type InputTypeFor<Value> = unknown extends Value
  ? 'json'
  : [Value] extends [string]
    ? string extends Value
      ? TextInputType
      : EnumInput
    : [Value] extends [number]
      ? number extends Value
        ? 'number'
        : 'select'
      : [Value] extends [boolean]
        ? 'checkbox' | 'yesNo'
        : [Value] extends [Blob]
          ? 'file' | 'image'
          : [Value] extends [readonly (infer Item)[]]
            ? ListInputTypeFor<Item>
            : 'group' | 'choice' | 'json';

type ListInputTypeFor<Item> = [Item] extends [string]
  ? string extends Item
    ? 'tags' | 'lines'
    : 'choices'
  : 'list' | 'json';

/** The properties that have a constant in each of several objects, and so tell them apart. */
type DiscriminatorOf<Value> = {
  [K in keyof Value]: [Value[K]] extends [string] ? (string extends Value[K] ? never : K) : never;
}[keyof Value];

type IsUnion<Value, All = Value> = true extends (
  Value extends unknown ? ([All] extends [Value] ? false : true) : never
)
  ? true
  : false;

/** Of several objects, the fields of each by its constant. */
type AlternativeFields<Value, Key extends keyof Value> = {
  [Constant in Value[Key] & string]?: PartFields<Extract<Value, Record<Key, Constant>>>;
};

/** The object whose properties have fields of their own: a group, or an item of a list. */
type ObjectOf<Value> = Value extends readonly (infer Item)[] ? NonNullable<Item> : Value;

type PartFields<Value> = [Value] extends [object]
  ? [Value] extends [Blob]
    ? unknown
    : IsUnion<Value> extends true
      ? { fields?: AlternativeFields<Value, DiscriminatorOf<Value>> }
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
    | { type?: Exclude<InputTypeFor<Value>, 'lookup' | 'image'> }
    | ('lookup' extends InputTypeFor<Value> ? { type: 'lookup'; options: OptionSource } : never)
    | ReferenceFieldOf<Value>
    | ('image' extends InputTypeFor<Value> ? { type?: 'image'; cropSize: Size } : never)
    | ('list' extends InputTypeFor<Value> ? { type?: 'list'; listLabel: string } : never)
    | { input: ComponentType<InputProps<Value>> }
  );

import type { OptionSource } from './contract-types.ts';

/**
 * Augmented with the resources of the console, so that a reference to another one does not compile.
 * @public
 */
export interface Register {}

/** The name that a resource is exported by. */
export type ResourceName = [keyof Register] extends [never] ? string : keyof Register & string;

/** A select of the records of another resource, or of an operation's texts, for a value that is not an enum. */
export type ReferenceFieldOf<Value> = [Value] extends [string | number]
  ? string extends Value
    ? ReferenceOptions | { type: 'reference'; options: OptionSource }
    : number extends Value
      ? ReferenceOptions
      : never
  : never;

interface ReferenceOptions {
  type: 'reference';
  resource: ResourceName;
  /** The property of its rows that the value is; by default `_id`. */
  value?: string;
}

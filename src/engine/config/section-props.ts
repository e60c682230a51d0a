import type { ReactNode } from 'react';

/** The props of a section of the detail page. */
export interface DetailSectionProps<Entity> {
  record: Entity;
}

/** The value of a form field while it is edited. */
type FieldValueOf<Value> =
  | (Value extends Blob ? Blob | Promise<Blob> : Value)
  | string
  | null
  | undefined;

/** The props of a section of the forms, where `Values` is the request body. */
export interface FormSectionProps<Values> {
  /** The fields of the section, each with label, input and error; undefined for one that the form does not have. */
  fields: { readonly [Name in keyof Values]?: ReactNode };
  /** The current values of the whole form. */
  values: { readonly [Name in keyof Values]?: FieldValueOf<Values[Name]> };
}

import type { FieldError, Resolver, FieldErrors } from 'react-hook-form';
import { type Values, getBody, getDirtyValues } from './form-values.ts';
import type { Constraints, ConstraintsByName, Operation } from '../../api/contract.ts';
import type { FormFieldConfig, FormFields, InputType } from '../config/input-values.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { findClosestAlternative } from './closest-alternative.ts';

/** Awaits the promises in a value, such as an image being cropped. */
async function settle(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(settle));
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (value instanceof Promise) return value;
  const parts = Object.entries(value).map(
    async ([name, part]) => [name, await settle(part)] as const,
  );
  return Object.fromEntries(await Promise.all(parts));
}

/** Awaits the promises in all values; a rejection becomes an error of its field. */
async function settleValues(values: Values) {
  const names = Object.keys(values);
  const results = await Promise.allSettled(Object.values(values).map(settle));
  const settled: Values = {};
  const errors: Record<string, FieldError> = {};
  for (const [index, result] of results.entries()) {
    const name = names[index] ?? '';
    if (result.status === 'fulfilled') settled[name] = result.value;
    else errors[name] = { type: 'rejected', message: (result.reason as Error).message };
  }
  return { values: settled, errors };
}

/** What an input expects whose values have a form of their own. */
const examples: Partial<Record<InputType, string>> = {
  colour: 'a colour as #rrggbb, for example #4338ca',
  date: 'a day, for example 2027-03-01',
  dateTime: 'a date and time, for example 2027-03-01 18:30:00',
  time: 'a time, for example 18:30:00',
  email: 'an email address, for example name@example.com',
  url: 'a web address, for example https://example.com',
};

/** The message for a violated constraint, made from all constraints: "First Name: at least 4 characters". */
export function formatConstraintMessage(
  { label, type, invalidMessage }: FormFieldConfig,
  constraints: Constraints,
): string {
  if (invalidMessage) return invalidMessage;
  const { minLength = 0, maxLength, minimum, maximum, multipleOf, minItems = 0 } = constraints;
  const { exclusiveMinimum, exclusiveMaximum, maxItems } = constraints;
  const characters = type === 'digits' ? '' : ' characters';
  const example = type && examples[type];
  if (example) return `${label}: ${example}`;
  const parts = [
    type === 'digits' && 'digits only',
    minLength > 1 && `at least ${minLength}${characters}`,
    maxLength !== undefined && `at most ${maxLength}${characters}`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
    exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}`,
    exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}`,
    minItems > 0 && `at least ${minItems}`,
    maxItems !== undefined && `at most ${maxItems}`,
    multipleOf !== undefined && `a multiple of ${multipleOf}`,
    constraints.enum && `one of ${constraints.enum.join(', ')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${label}: ${parts.join(', ')}` : `${label} is not valid`;
}

interface Issue {
  path?: PropertyKey[] | undefined;
  input?: unknown;
}

const isMissing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

interface Part {
  field: FormFieldConfig;
  constraints: Constraints;
}

/** The field for a part of a value, and the constraints of the part. */
function findPart({ field, constraints }: Part, key: PropertyKey): Part | undefined {
  const { item, fields, type } = field;
  if (item && typeof key === 'number') {
    // An item that is not an object has no label of its own.
    const itemField = item.label === '' ? { ...item, label: `${field.label} ${key + 1}` } : item;
    return { field: itemField, constraints: constraints.items ?? {} };
  }
  const name = String(key);
  if (type !== 'choice') {
    const part = fields?.[name];
    return part && { field: part, constraints: constraints.properties?.[name] ?? {} };
  }
  const alternatives = Object.values(fields ?? {});
  const index = alternatives.findIndex((alternative) => alternative.fields?.[name]);
  const part = alternatives[index]?.fields?.[name];
  return part && { field: part, constraints: constraints.oneOf?.[index]?.properties?.[name] ?? {} };
}

/** The message for an issue of a field, or of a part of its value. */
function formatIssue(
  { path = [], input }: Issue,
  fields: FormFields,
  constraints: ConstraintsByName,
): string | undefined {
  const [name = '', ...keys] = path;
  const root = fields[String(name)];
  let part: Part | undefined = root && {
    field: root,
    constraints: constraints[String(name)] ?? {},
  };
  for (const key of keys) part = part && findPart(part, key);
  if (!part) return undefined;
  const { field } = part;
  if (isMissing(input)) return field.requiredMessage ?? `${field.label} is required`;
  return formatConstraintMessage(field, part.constraints);
}

/**
 * Creates the resolver of a form. It validates the request body with the contract's schema and resolves with it, or
 * with nothing if no value differs from the original one.
 */
export function createFormResolver(
  fields: FormFields,
  operation: Operation,
  originalValues: Values,
): Resolver<Values> {
  const { bodySchema: schema = z.unknown(), bodyConstraints } = operation;
  const error = (issue: z.core.$ZodRawIssue) => formatIssue(issue, fields, bodyConstraints);
  return async (values, context, options) => {
    const body = await settleValues(getBody(originalValues, values, operation));
    if (Object.keys(body.errors).length > 0) return { values: {}, errors: body.errors };
    const alternative = findClosestAlternative(schema, body.values) as z.ZodMiniType<
      Values,
      Values
    >;
    const result = await zodResolver(alternative, { error })(body.values, context, options);
    const isValid = Object.keys(result.errors).length === 0;
    const isDirty = Object.keys(getDirtyValues(originalValues, values, operation)).length > 0;
    return {
      // Not those of zod, which drops properties that the alternative does not know; they are for the server to validate.
      values: isValid && isDirty ? body.values : {},
      errors: result.errors,
    } as Awaited<ReturnType<Resolver<Values>>>;
  };
}

/** The messages that several fields share: the form shows them once, instead of each field. */
export function findSharedMessages(errors: FieldErrors<Values>): string[] {
  const messages = Object.values(errors).flatMap((error) =>
    typeof error?.message === 'string' ? [error.message] : [],
  );
  return [...new Set(messages.filter((message, index) => messages.indexOf(message) !== index))];
}

import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Constraints, ConstraintsByName, Operation } from '../../api/contract.ts';
import { type FormFieldConfig, type FormFields, isParts } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { getInputKind } from '../inputs/input-kinds.tsx';
import { getBody, getDirtyValues, type Values } from './form-values.ts';

/** Awaits the promises in a value, such as an image being cropped. */
async function settle(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(settle));
  if (!isParts(value)) return value;
  const parts = Object.entries(value).map(
    async ([name, part]) => [name, await settle(part)] as const,
  );
  return Object.fromEntries(await Promise.all(parts));
}

/** Awaits the promises in all values; a rejection becomes an error of its field. */
async function settleValues(values: Values) {
  const errors: Record<string, FieldError> = {};
  const settled = Object.entries(values).map(async ([name, value]) => [
    name,
    await settle(value).catch(({ message }: Error) => {
      errors[name] = { type: 'rejected', message };
    }),
  ]);
  return { values: Object.fromEntries(await Promise.all(settled)) as Values, errors };
}

/** The message for a violated constraint, made from all constraints: "First Name: at least 4 characters". */
export function formatConstraintMessage(config: FormFieldConfig, constraints: Constraints): string {
  const { label, invalidMessage } = config;
  if (invalidMessage) return invalidMessage;
  const { rule, example } = getInputKind(config);
  if (example) return `${label}: ${example}`;
  const { minLength = 0, maxLength, minimum, maximum, multipleOf, minItems = 0 } = constraints;
  const { exclusiveMinimum, exclusiveMaximum, maxItems } = constraints;
  const characters = rule ? '' : ' characters';
  const parts = [
    rule,
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

interface Part {
  field: FormFieldConfig;
  constraints: Constraints;
}

/** The field for a part of a value, and the constraints of the part. */
function findPart({ field, constraints }: Part, key: PropertyKey): Part | undefined {
  const { item, fields } = field;
  if (item && typeof key === 'number') {
    // An item that is not an object has no label of its own.
    const itemField = item.label === '' ? { ...item, label: `${field.label} ${key + 1}` } : item;
    return { field: itemField, constraints: constraints.items ?? {} };
  }
  const part = fields?.[String(key)];
  return part && { field: part, constraints: constraints.properties?.[String(key)] ?? {} };
}

/** The path of the field that shows an issue, which may be one around the value, and its message. */
function locateIssue(
  { path, input }: z.core.$ZodIssue,
  fields: FormFields,
  constraints: ConstraintsByName,
) {
  const body: Part = {
    field: { label: 'The form', fields },
    constraints: { properties: constraints },
  };
  let part = body;
  let depth = 0;
  for (let next = findPart(body, path[0] ?? ''); next; next = findPart(part, path[depth] ?? '')) {
    part = next;
    depth += 1;
  }
  const { field } = part;
  const message =
    depth === path.length && isEmpty(input)
      ? (field.requiredMessage ?? `${field.label} is required`)
      : formatConstraintMessage(field, part.constraints);
  return { path: path.slice(0, Math.max(depth, 1)).join('.'), message };
}

/** Other alternatives have other constants, so a wrong one weighs more than any other issue. */
const measureDistance = (issues: readonly z.core.$ZodIssue[]) =>
  issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 1000 : 1), 0);

/** The issues of a body; of one with alternatives, those of the alternative that is closest to it. */
const listIssues = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue];
    const [closest] = issue.errors.toSorted((a, b) => measureDistance(a) - measureDistance(b));
    return closest ? listIssues(closest) : [issue];
  });

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
  return async (values, _, options) => {
    const body = await settleValues(getBody(originalValues, values, operation));
    if (Object.keys(body.errors).length > 0) return { values: {}, errors: body.errors };
    const { error } = z.safeParse(schema, body.values, { reportInput: true });
    if (error) {
      const errors: Record<string, FieldError> = {};
      for (const issue of listIssues(error.issues)) {
        const { path, message } = locateIssue(issue, fields, bodyConstraints);
        errors[path] ??= { type: issue.code, message };
      }
      return { values: {}, errors: toNestErrors(errors, options) };
    }
    const isDirty = Object.keys(getDirtyValues(originalValues, values, operation)).length > 0;
    // Not those of zod, which drops properties that the contract does not know; they are for the server to validate.
    return { values: isDirty ? body.values : {}, errors: {} };
  };
}

/** The messages that several fields share: the form shows them once, instead of each field. */
export function findSharedMessages(errors: FieldErrors<Values>): string[] {
  const messages = Object.values(errors).flatMap((error) =>
    typeof error?.message === 'string' ? [error.message] : [],
  );
  return [...new Set(messages.filter((message, index) => messages.indexOf(message) !== index))];
}

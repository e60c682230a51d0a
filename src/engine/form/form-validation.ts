import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Constraints, Operation } from '../../api/contract.ts';
import { addScheme, parseWebUrl } from '../../ui/web-url.ts';
import { type FormFieldConfig, type FormFields, isParts } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { getInputKind } from '../inputs/input-kinds.tsx';
import { completeColour } from '../inputs/native-inputs.tsx';
import { getBody, getDirtyValues, type Values } from './form-values.ts';

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

/** A link as it is stored: with a scheme, in the characters of RFC 3986. Throws for another scheme, which may run code. */
function completeLink(text: string, { field, constraints }: Part): string {
  const link = addScheme(text);
  const url = parseWebUrl(link);
  if (!url) throw new Error(formatConstraintMessage({ ...field, type: 'url' }, constraints));
  return /^[!-~]+$/.test(link) ? link : url.href;
}

type Errors = Record<string, FieldError>;

/** Awaits the promises in a value, such as an image being cropped, and completes links and colours; `errors` get what fails. */
async function settle(
  value: unknown,
  part: Part | undefined,
  errors: Errors,
  path: readonly PropertyKey[] = [],
): Promise<unknown> {
  const settlePart = (each: unknown, key: string | number) =>
    settle(each, part && findPart(part, key), errors, [...path, key]);
  if (Array.isArray(value)) return Promise.all(value.map(settlePart));
  if (isParts(value)) {
    const parts = Object.entries(value).map(
      async ([name, each]) => [name, await settlePart(each, name)] as const,
    );
    return Object.fromEntries(await Promise.all(parts));
  }
  try {
    if (part?.field.type === 'colour' && typeof value === 'string') return completeColour(value);
    const isLink = part?.field.type === 'url' || part?.constraints.format === 'uri';
    return isLink && typeof value === 'string' ? completeLink(value, part) : await value;
  } catch (error) {
    errors[path.join('.')] = { type: 'rejected', message: (error as Error).message };
    return undefined;
  }
}

/** The path of the field that shows an issue, which may be one around the value, and its message. */
function locateIssue({ path, input }: z.core.$ZodIssue, body: Part) {
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
  const form: Part = {
    field: { label: 'The form', fields },
    constraints: { properties: bodyConstraints },
  };
  return async (values, _, options) => {
    const errors: Errors = {};
    const body = await settle(getBody(originalValues, values, operation), form, errors);
    const { error } = z.safeParse(schema, body, { reportInput: true });
    for (const issue of listIssues(error?.issues ?? [])) {
      const { path, message } = locateIssue(issue, form);
      errors[path] ??= { type: issue.code, message };
    }
    if (Object.keys(errors).length > 0)
      return { values: {}, errors: toNestErrors(errors, options) };
    const isDirty = Object.keys(getDirtyValues(originalValues, values, operation)).length > 0;
    // Not those of zod, which drops properties that the contract does not know; they are for the server to validate.
    return { values: isDirty ? (body as Values) : {}, errors: {} };
  };
}

/** The messages that several fields share: the form shows them once, instead of each field. */
export function findSharedMessages(errors: FieldErrors<Values>): string[] {
  const messages = Object.values(errors).flatMap((error) =>
    typeof error?.message === 'string' ? [error.message] : [],
  );
  return [...new Set(messages.filter((message, index) => messages.indexOf(message) !== index))];
}

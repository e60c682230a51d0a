import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { Constraints, Operation } from '../../api/contract.ts';
import { completeWebUrl } from '../../ui/web-url.ts';
import { type FormFieldConfig, type FormFields, isParts } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { capitalise } from '../config/labels.ts';
import { getInputKind } from '../inputs/input-kinds.tsx';
import { completeColour } from '../inputs/native-inputs.tsx';
import { getBody, getDirtyValues, listTexts, type Values } from './form-values.ts';

/** The message for a violated constraint, made from all constraints: "At least 4 characters". */
export function formatConstraintMessage(config: FormFieldConfig, constraints: Constraints): string {
  if (config.invalidMessage) return config.invalidMessage;
  const { rule, example } = getInputKind(config);
  if (example) return example;
  const { minLength = 0, maxLength, minimum, maximum, multipleOf, minItems = 0 } = constraints;
  const { exclusiveMinimum, exclusiveMaximum, maxItems } = constraints;
  const parts = [
    rule,
    formatRange(minLength > 1 ? minLength : undefined, maxLength, rule ? '' : ' characters'),
    formatRange(minimum, maximum),
    exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}`,
    exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}`,
    formatRange(minItems || undefined, maxItems),
    multipleOf !== undefined && `a multiple of ${multipleOf}`,
    constraints.enum && `one of ${constraints.enum.join(', ')}`,
  ].filter(Boolean);
  return capitalise(parts.join(', ') || 'not valid');
}

/** "3 to 8 characters", or "at least 3 characters", or "at most 8 characters"; empty without limits. */
function formatRange(least: number | undefined, most: number | undefined, unit = ''): string {
  if (least === undefined) return most === undefined ? '' : `at most ${most}${unit}`;
  return most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`;
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

/** What RFC 3986, and with it the format `uri`, does not allow, although browsers leave it as it is. */
const notInUri = /%(?![\da-f]{2})|[^\w.~:/?#[\]@!$&'()*+,;=%-]/gi;

/** A link as it is stored: as the browser's parser writes it. Throws for another scheme than http(s), which may run code. */
function completeLink(text: string, { field, constraints }: Part): string {
  const link = completeWebUrl(text);
  if (!link) throw new Error(formatConstraintMessage({ ...field, type: 'url' }, constraints));
  return constraints.format === 'uri' ? link.replace(notInUri, encodeURIComponent) : link;
}

interface Settling {
  /** What fails, by path. */
  errors: Record<string, FieldError>;
  /** The texts that are stored already: nobody has asked for a change. */
  storedTexts: ReadonlySet<unknown>;
}

/** Awaits the promises in a value, such as an image being cropped, and completes links and colours. */
async function settle(
  value: unknown,
  part: Part | undefined,
  settling: Settling,
  path: readonly PropertyKey[] = [],
): Promise<unknown> {
  if (settling.storedTexts.has(value)) return value;
  const settlePart = (each: unknown, key: string | number) =>
    settle(each, part && findPart(part, key), settling, [...path, key]);
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
    settling.errors[path.join('.')] = { type: 'rejected', message: (error as Error).message };
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
      ? (field.requiredMessage ?? 'Required')
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
    const errors: Settling['errors'] = {};
    const settling = { errors, storedTexts: new Set(listTexts(originalValues)) };
    const body = await settle(getBody(originalValues, values, operation), form, settling);
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

/** The messages that a resource has set for several fields: the form shows each once, in place of the fields. */
export function findSharedMessages(errors: FieldErrors<Values>, fields: FormFields): string[] {
  const messages = Object.values(fields).flatMap(({ requiredMessage }) => requiredMessage ?? []);
  const shown = new Set(Object.values(errors).map((error) => error?.message));
  return [...new Set(messages)].filter(
    (message) => shown.has(message) && messages.indexOf(message) !== messages.lastIndexOf(message),
  );
}

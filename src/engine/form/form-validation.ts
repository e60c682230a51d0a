import type { FieldErrors } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Constraints } from '../../api/contract.ts';
import type { ResolvedFormField, FormFields } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import { capitalise } from '../config/labels.ts';
import { getInputKind } from '../inputs/input-kinds.tsx';
import type { Values } from './form-values.ts';

/** The message for a violated constraint, made from all constraints: "At least 4 characters". */
export function formatConstraintMessage(
  config: ResolvedFormField,
  constraints: Constraints,
): string {
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

/** A value of a form, or a part of one: its field, and the constraints of the contract. */
export interface Part {
  field: ResolvedFormField;
  constraints: Constraints;
}

/** The field and the constraints of a part of a value. */
export function findPart({ field, constraints }: Part, key: PropertyKey): Part | undefined {
  const { item, fields } = field;
  if (item && typeof key === 'number') {
    // An item that is not an object has no label of its own.
    const itemField = item.label === '' ? { ...item, label: `${field.label} ${key + 1}` } : item;
    return { field: itemField, constraints: constraints.items ?? {} };
  }
  const part = fields?.[String(key)];
  return part && { field: part, constraints: constraints.properties?.[String(key)] ?? {} };
}

/** The message of an issue, and the path of the field that shows it. That field may contain the invalid value. */
export function locateIssue({ path, input }: z.core.$ZodIssue, body: Part) {
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

/**
 * How badly a body fails an alternative. Alternatives differ in their constants, so a wrong constant counts more than
 * any other issue.
 */
const measureDistance = (issues: readonly z.core.$ZodIssue[]) =>
  issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 1000 : 1), 0);

/** The issues of a body. If it has alternatives, they are those of the closest alternative. */
export const listIssues = (issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue];
    const [closest] = issue.errors.toSorted((a, b) => measureDistance(a) - measureDistance(b));
    return closest ? listIssues(closest) : [issue];
  });

/**
 * The messages that a resource has set for several fields. The form shows each of them once, instead of below each
 * field.
 */
export function findSharedMessages(errors: FieldErrors<Values>, fields: FormFields): string[] {
  const messages = Object.values(fields).flatMap(({ requiredMessage }) => requiredMessage ?? []);
  const shown = new Set(Object.values(errors).map((error) => error?.message));
  return [...new Set(messages)].filter(
    (message) => shown.has(message) && messages.indexOf(message) !== messages.lastIndexOf(message),
  );
}

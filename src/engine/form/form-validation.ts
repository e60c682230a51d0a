import type { FieldError, Resolver, FieldErrors } from 'react-hook-form';
import { type Values, getDirtyValues } from './form-values.ts';
import type { Constraints, Operation } from '../../api/contract.ts';
import type { FormFieldConfig } from '../inputs/input-values.ts';
import type { Resource } from '../resource.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { findClosestAlternative } from './closest-alternative.ts';

/** Awaits values that are promises, such as an image being cropped; a rejection becomes an error of its field. */
async function settleValues(values: Values) {
  const names = Object.keys(values);
  const results = await Promise.allSettled(Object.values(values));
  const settled: Values = {};
  const errors: Record<string, FieldError> = {};
  for (const [index, result] of results.entries()) {
    const name = names[index] ?? '';
    if (result.status === 'fulfilled') settled[name] = result.value;
    else errors[name] = { type: 'rejected', message: (result.reason as Error).message };
  }
  return { values: settled, errors };
}

/** The message for a violated constraint, made from all constraints: "First Name: at least 4 characters". */
export function formatConstraintMessage(
  { label, type, invalidMessage }: FormFieldConfig,
  constraints: Constraints,
): string {
  if (invalidMessage) return invalidMessage;
  const { minLength = 0, maxLength, minimum, maximum, multipleOf } = constraints;
  const characters = type === 'digits' ? '' : ' characters';
  if (type === 'colour') return `${label}: a colour as #rrggbb, for example #4338ca`;
  const parts = [
    type === 'digits' && 'digits only',
    minLength > 1 && `at least ${minLength}${characters}`,
    maxLength !== undefined && `at most ${maxLength}${characters}`,
    minimum !== undefined && `at least ${minimum}`,
    maximum !== undefined && `at most ${maximum}`,
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

/** The message of a field for an issue. None for an issue in a part of a value: such an input shows it itself. */
function formatIssue(
  { path = [], input }: Issue,
  fields: Readonly<Record<string, FormFieldConfig>>,
  constraints: Readonly<Record<string, Constraints>>,
): string | undefined {
  const name = String(path[0]);
  const field = fields[name];
  if (!field || path.length > 1) return undefined;
  if (isMissing(input)) return field.requiredMessage ?? `${field.label} is required`;
  return formatConstraintMessage(field, constraints[name] ?? {});
}

type Fields = Resource['formFields'];

/**
 * Creates the resolver of a form. It validates the dirty values with the contract's schema of the request body
 * and resolves with them: they are the body to send.
 */
export function createFormResolver(
  fields: Fields,
  { bodySchema, bodyConstraints }: Operation,
  originalValues: Values,
): Resolver<Values> {
  const schema = bodySchema ?? z.unknown();
  const error = (issue: z.core.$ZodRawIssue) => formatIssue(issue, fields, bodyConstraints);
  return async (values, context, options) => {
    const dirty = await settleValues(getDirtyValues(originalValues, values));
    if (Object.keys(dirty.errors).length > 0) return { values: {}, errors: dirty.errors };
    const alternative = findClosestAlternative(schema, dirty.values) as z.ZodMiniType<
      Values,
      Values
    >;
    const result = await zodResolver(alternative, { error })(dirty.values, context, options);
    const isValid = Object.keys(result.errors).length === 0;
    return {
      // Zod drops properties that the alternative does not know; they are sent, for the server to validate.
      values: isValid ? { ...dirty.values, ...result.values } : {},
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
